/// Which operations of a document are kept.
///
/// Selectors of one kind are alternatives, and all kinds must match: two tags and a scheme keep operations that have
/// either tag and take the scheme. Without any selector the document is kept whole.
package struct SliceOptions: Hashable, Sendable {
    /// Tags, exactly as operations name them.
    package var tags: [String]
    /// Paths, exactly as the document writes them or as patterns, in which `*` stands for any text.
    package var paths: [String]
    /// Operations, by `operationId` or as `METHOD /path`.
    package var operations: [String]
    /// Security schemes, by their names in the document. An operation is kept when any of its alternatives names one,
    /// alone or with others: an operation that takes a user's token and the project's key belongs to the user's
    /// operations.
    package var schemes: [String]

    package init(tags: [String] = [], paths: [String] = [], operations: [String] = [], schemes: [String] = []) {
        self.tags = tags
        self.paths = paths
        self.operations = operations
        self.schemes = schemes
    }

    /// Whether nothing is selected, so that everything is kept.
    var isWhole: Bool { tags.isEmpty && paths.isEmpty && operations.isEmpty && schemes.isEmpty }
}
