/// The access level of the generated code.
package enum AccessLevel: String, CaseIterable, Hashable, Sendable {
    case `public`, `package`, `internal`
}

/// The division of the generated code into files.
package enum FileLayout: String, CaseIterable, Hashable, Sendable {
    case one
    /// One file for each section.
    case many
}
