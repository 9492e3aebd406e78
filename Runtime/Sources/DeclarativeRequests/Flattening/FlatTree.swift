/// An encoded model: the shape of JSON, with values as text and members in order.
nonisolated indirect enum FlatTree {
    case null
    case value(String)
    case array([FlatTree])
    case object([(name: String, tree: FlatTree)])

    var isContainer: Bool {
        switch self {
        case .array, .object: true
        case .null, .value: false
        }
    }

    /// The text of a plain value; nil for objects and arrays.
    var text: String? {
        if case .value(let text) = self { text } else { nil }
    }

    /// The same tree in an order that does not depend on hashing.
    var sorted: FlatTree {
        switch self {
        case .object(let members): .object(members.sorted { $0.name < $1.name })
        case .array(let elements): .array(elements.sorted { $0.sortKey < $1.sortKey })
        case .null, .value: self
        }
    }

    private var sortKey: String {
        switch self {
        case .null: ""
        case .value(let text): text
        case .array(let elements): elements.map(\.sortKey).joined(separator: "\0")
        case .object(let members): members.map { $0.name + "\0" + $0.tree.sortKey }.joined(separator: "\0")
        }
    }
}

/// A node of a tree, shared by the containers of one encoder while it is filled.
nonisolated final class FlatNode {
    var value: FlatTree = .null
    var elements: [FlatNode] = []
    var members: [(name: String, node: FlatNode)] = []
    var kind = Kind.value

    nonisolated enum Kind {
        case value
        case array
        case object
    }

    var tree: FlatTree {
        switch kind {
        case .value: value
        case .array: .array(elements.map(\.tree))
        case .object: .object(members.map { ($0.name, $0.node.tree) })
        }
    }

    /// A member of an object; one that is encoded twice keeps its place and its last value, as in JSON.
    func member(_ name: String) -> FlatNode {
        let node = FlatNode()
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].node = node
        } else {
            members.append((name, node))
        }
        return node
    }

    func element() -> FlatNode {
        let node = FlatNode()
        elements.append(node)
        return node
    }

    func set(_ tree: FlatTree) {
        kind = .value
        value = tree
    }
}
