import YAML

/// A JSONPath query (RFC 9535), with filters, functions, slices and descendants.
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

    /// Parses a query and checks its types.
    package init(_ text: String) throws(QueryFault) {
        query = try QueryParser.parse(text)
    }

    /// The places of the selected values, in the query's order. A value that is selected twice is listed twice.
    package func places(in root: Node) throws(QueryFault) -> [[Step]] {
        var work = Evaluator.work
        return try places(in: root, work: &work)
    }

    /// The places of the selected values, with a limit on the work.
    ///
    /// - Parameter work: The number of values that may be visited. The visited ones are subtracted; a negative rest
    ///   means that there were too many.
    func places(in root: Node, work: inout Int) throws(QueryFault) -> [[Step]] {
        var evaluator = Evaluator(root: root, limit: work)
        defer { work = evaluator.left }
        return try evaluator.select(query, current: root).map { NodePath.steps(to: $0.path) }
    }
}
