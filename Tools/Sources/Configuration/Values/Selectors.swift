import Diagnostics

/// Which operations are meant: those that fit one pattern of each kind that is given.
package struct Selectors: Hashable, Sendable {
    package var tags: [Located<Glob>] = []
    /// Path templates.
    package var paths: [Located<Glob>] = []
    /// `operationId`, or method and path: `GET /pets`.
    package var operations: [Located<Glob>] = []
    /// Security schemes that an operation names, alone or with others.
    package var schemes: [Located<Glob>] = []
    /// Whether an operation is deprecated; nil for either.
    package var deprecated: Located<Bool>?
    /// Where they are given.
    package var location: SourceLocation

    package init(location: SourceLocation) {
        self.location = location
    }
}
