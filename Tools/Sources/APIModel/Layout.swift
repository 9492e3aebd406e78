/// Who may use what is generated.
package enum AccessLevel: String, CaseIterable, Hashable, Sendable {
    case `public`, `package`, `internal`
}

/// How the generated source is spread over files.
package enum FileLayout: String, CaseIterable, Hashable, Sendable {
    case one
    /// One for each section.
    case many
}
