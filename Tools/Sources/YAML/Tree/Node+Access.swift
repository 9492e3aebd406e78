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

    /// The value of a mapping's key; nil where there is no such key, and for what is no mapping.
    package subscript(key: String) -> Node? { mapping?[key] }

    /// The text of any scalar as the document writes it (`1.10` stays `1.10`), without quotes and escapes.
    package var text: String? { scalar?.text }

    /// The text of a scalar that is a string: quoted, or plain and nothing else.
    package var string: String? { scalar?.string }

    /// The value of a boolean.
    package var boolean: Bool? { scalar?.boolean }

    /// The value of a number without a fractional part, however it is written (`10`, `1.0`, `1e3`).
    package var integer: Int? { scalar?.integer }

    /// The value of any number.
    package var number: Double? { scalar?.number }

    /// Whether the value is null; an empty value is.
    package var isNull: Bool { scalar?.kind == .null }

    /// What the value is, for a message: "a mapping", "a string", "null".
    package var kindDescription: String {
        switch content {
        case .scalar(let scalar): scalar.kind.rawValue
        case .sequence: "a sequence"
        case .mapping: "a mapping"
        }
    }
}
