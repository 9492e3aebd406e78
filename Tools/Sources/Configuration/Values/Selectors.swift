import Diagnostics

/// A selection of operations: those that match a pattern of each kind given.
package struct Selectors: Hashable, Sendable {
    package var tags: [Located<Glob>] = []
    /// Path templates.
    package var paths: [Located<Glob>] = []
    /// `operationId`, or method and path: `GET /pets`.
    package var operations: [Located<Glob>] = []
    /// Security schemes that an operation's security names, alone or with others.
    package var schemes: [Located<Glob>] = []
    /// Whether an operation is deprecated; nil if both match.
    package var deprecated: Located<Bool>?
    /// The location of the section.
    package var location: SourceLocation

    package init(location: SourceLocation) {
        self.location = location
    }
}
