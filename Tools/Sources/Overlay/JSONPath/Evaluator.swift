import YAML

/// Evaluates queries on a tree (RFC 9535 §2).
struct Evaluator {
    /// A selected value with its path.
    struct Found {
        let node: Node
        let path: NodePath?
    }

    /// The number of values that a query may visit in all its parts, patterns included.
    static let work = 20_000_000

    private let root: Node
    private let limit: Int
    /// The number of values that may still be visited; negative after too many.
    private(set) var left: Int
    /// Patterns of filters by their text; nil for an invalid one.
    var patterns: [String: IRegexp?] = [:]

    /// - Parameters:
    ///   - root: The value of `$`.
    ///   - limit: The number of values that may be visited.
    init(root: Node, limit: Int = work) {
        self.root = root
        self.limit = limit
        left = limit
    }

    /// The selected values in the query's order. A value that is selected twice is listed twice.
    mutating func select(_ query: Query, current: Node) throws(QueryFault) -> [Found] {
        var found = [Found(node: query.start == .root ? root : current, path: nil)]
        for segment in query.segments {
            var next: [Found] = []
            for value in found {
                if segment.isDescendant {
                    try descend(from: value, segment.selectors, into: &next)
                } else {
                    try select(segment.selectors, of: value, into: &next)
                }
            }
            found = next
        }
        return found
    }

    /// The one value of a singular query, or none.
    mutating func value(of query: Query, current: Node) throws(QueryFault) -> Node? {
        var node: Node? = query.start == .root ? root : current
        for segment in query.segments {
            try spend(1)
            switch segment.selectors[0] {
            case .name(let name): node = node?[name]
            case .index(let index): node = node?.sequence.flatMap { $0.element(at: index) }
            case .wildcard, .slice, .filter: return nil
            }
        }
        return node
    }

    /// Notes visited values. Throws when they are too many.
    mutating func spend(_ amount: Int) throws(QueryFault) {
        left -= amount
        guard left >= 0 else {
            throw QueryFault(message: "this path looks at more than \(limit) values", offset: nil)
        }
    }

    /// The value and everything in it, each value before its children.
    private mutating func descend(
        from top: Found, _ selectors: [Selector], into result: inout [Found]
    ) throws(QueryFault) {
        var waiting = [top]
        while let value = waiting.popLast() {
            try select(selectors, of: value, into: &result)
            var children: [Found] = []
            try select([.wildcard], of: value, into: &children)
            waiting += children.reversed()
        }
    }

    private mutating func select(
        _ selectors: [Selector], of value: Found, into result: inout [Found]
    ) throws(QueryFault) {
        for selector in selectors {
            try spend(1)
            switch selector {
            case .name(let name):
                if let entry = value.node.mapping?.entry(name) { result.append(value.child(entry)) }
            case .index(let index):
                guard let items = value.node.sequence, let position = items.position(of: index) else { continue }
                result.append(value.item(position, items))
            case .slice(let start, let end, let step):
                guard let items = value.node.sequence else { continue }
                for position in Slice(start: start, end: end, step: step).positions(in: items.count) {
                    try spend(1)
                    result.append(value.item(position, items))
                }
            case .wildcard:
                for child in value.children {
                    try spend(1)
                    result.append(child)
                }
            case .filter(let condition):
                for child in value.children where try holds(condition, of: child.node) { result.append(child) }
            }
        }
    }
}

extension Evaluator.Found {
    fileprivate func child(_ entry: Mapping.Entry) -> Self {
        Self(node: entry.value, path: NodePath(.key(entry.key.text), below: path))
    }

    fileprivate func item(_ position: Int, _ items: [Node]) -> Self {
        Self(node: items[position], path: NodePath(.index(position), below: path))
    }

    fileprivate var children: [Self] {
        switch node.content {
        case .scalar: []
        case .sequence(let items): items.indices.map { item($0, items) }
        case .mapping(let mapping): mapping.entries.map(child)
        }
    }
}

extension [Node] {
    /// The position of an index. A negative one counts from the end.
    fileprivate func position(of index: Int) -> Int? {
        let position = index < 0 ? count + index : index
        return indices.contains(position) ? position : nil
    }

    fileprivate func element(at index: Int) -> Node? { position(of: index).map { self[$0] } }
}
