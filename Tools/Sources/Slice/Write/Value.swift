import YAML

/// A value to write: a document's tree without locations.
indirect enum Value: Hashable, Sendable {
    /// A name and its value.
    struct Field: Hashable, Sendable {
        let name: String
        let value: Value

        init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    case scalar(Scalar)
    case sequence([Value])
    case mapping([Field])

    /// The value of a node, unchanged.
    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self = .scalar(scalar)
        case .sequence(let items): self = .sequence(items.map(Value.init))
        case .mapping(let mapping): self = .mapping(mapping.entries.map { Field($0.key.text, Value($0.value)) })
        }
    }

    /// A string.
    static func text(_ text: String) -> Value { .scalar(Scalar(text: text, isPlain: false)) }

    /// A mapping with its fields in order of their names.
    var sorted: Value {
        guard case .mapping(let fields) = self else { return self }
        return .mapping(fields.sorted { $0.name < $1.name })
    }
}
