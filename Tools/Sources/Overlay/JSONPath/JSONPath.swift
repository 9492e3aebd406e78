import YAML

/// A JSONPath query (RFC 9535), whole: filters, functions, slices, descendants.
///
///     let path = try JSONPath("$.paths.*.get")
///     let places = try path.places(in: tree)    // [[.key("paths"), .key("/pets"), .key("get")]]
package struct JSONPath: Sendable {
    /// A step from a value to one that it holds.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    private let query: Query

    /// The query that a text is, if it is one and well-typed.
    package init(_ text: String) throws(QueryFault) {
        query = try QueryParser.parse(text)
    }

    /// Where what the query selects stands, in its order; what it selects twice is there twice.
    package func places(in root: Node) throws(QueryFault) -> [[Step]] {
        var work = Evaluator.work
        return try places(in: root, work: &work)
    }

    /// The same.
    ///
    /// - Parameter work: How many values may be looked at; those that were are taken off, and what is left is negative
    ///   where they did not suffice.
    func places(in root: Node, work: inout Int) throws(QueryFault) -> [[Step]] {
        var evaluator = Evaluator(root: root, limit: work)
        defer { work = evaluator.left }
        return try evaluator.select(query, current: root).map { Place.steps(to: $0.place) }
    }
}
