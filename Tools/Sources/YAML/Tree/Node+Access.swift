extension Node {
    /// The entries of a mapping.
    package var mapping: Mapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// The items of a sequence.
    package var sequence: [Node]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The scalar.
    package var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The value of a mapping's key; nil if there is no such key, or the node is not a mapping.
    package subscript(key: String) -> Node? { mapping?[key] }

    /// The text of any scalar as written in the document (`1.10` stays `1.10`), without quotes and escapes.
    package var text: String? { scalar?.text }

    /// The text of a scalar that is a string: quoted, or plain and of no other kind.
    package var string: String? { scalar?.string }

    /// The value of a boolean.
    package var boolean: Bool? { scalar?.boolean }

    /// The value of a number without a fractional part, in any notation (`10`, `1.0`, `1e3`).
    package var integer: Int? { scalar?.integer }

    /// The value of any number.
    package var number: Double? { scalar?.number }

    /// Whether the value is null; an empty value is null.
    package var isNull: Bool { scalar?.kind == .null }

    /// The kind of the value, for a message: "a mapping", "a string", "null".
    package var kindDescription: String {
        switch content {
        case .scalar(let scalar): scalar.kind.rawValue
        case .sequence: "a sequence"
        case .mapping: "a mapping"
        }
    }
}
