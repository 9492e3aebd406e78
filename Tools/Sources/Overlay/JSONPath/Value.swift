import YAML

/// A JSON value as filters compare it (RFC 9535 §2.3.5.2.2).
enum Value: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A list or an object.
    case node(Node)

    /// The value of a node.
    init(_ node: Node) {
        guard let scalar = node.scalar else {
            self = .node(node)
            return
        }
        switch scalar.kind {
        case .null: self = .null
        case .boolean: self = .boolean(scalar.boolean == true)
        case .integer, .number: self = scalar.integer.map(Value.integer) ?? .number(scalar.number ?? .nan)
        case .string: self = .string(scalar.text)
        }
    }

    /// Whether one value comes before another. Only numbers and texts have an order.
    func isBefore(_ other: Value) -> Bool {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): left < right
        case (.number(let left), .number(let right)): left < right
        case (.integer(let left), .number(let right)): Double(left) < right
        case (.number(let left), .integer(let right)): left < Double(right)
        // The order of UTF-8 is that of code points.
        case (.string(let left), .string(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
        default: false
        }
    }

    /// The cost of comparing the value.
    var size: Int {
        if case .string(let text) = self { 1 + text.utf8.count / 16 } else { 1 }
    }
}
