/// The type of a property, a parameter, a body or a response.
package indirect enum TypeReference: Hashable, Sendable {
    case primitive(Primitive)
    /// A generated type, by its path of Swift names from the namespace, such as `["PostTokenBody", "Provider"]`.
    case named([String])
    /// A type that the user names in the configuration, by its path of names; its own coding must match the document.
    case external([String], arguments: [TypeReference])
    case array(TypeReference)
    /// A JSON object with arbitrary keys, by the type of its values.
    case dictionary(TypeReference)
    case optional(TypeReference)

    /// The same type without its outermost `optional`.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// The same type, made optional unless it is already.
    package var asOptional: TypeReference {
        if case .optional = self { self } else { .optional(self) }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether a value outside any model is written otherwise than the Swift type's own coding writes it, in whole or in part.
    package var hasOwnCoding: Bool {
        switch self {
        case .primitive(let primitive): primitive.hasOwnCoding
        case .named, .external: false
        case .array(let element): element.hasOwnCoding
        case .dictionary(let value): value.hasOwnCoding
        case .optional(let wrapped): wrapped.hasOwnCoding
        }
    }
}

/// A type that is not generated from the document.
package enum Primitive: Hashable, Sendable {
    case string
    case integer
    case number
    case boolean
    /// `format: binary`, or base64 text (`format: byte`) in JSON.
    case data
    /// `format: date-time`, RFC 3339.
    case dateTime
    /// `format: date`.
    case calendarDate
    case uuid
    /// A JSON number.
    case decimal
    /// A decimal number in a JSON string.
    case decimalText
    /// Any JSON value.
    case json
    /// A file of a form: bytes with a name and a media type.
    case file

    /// Whether generated code encodes the value differently from the Swift type's own `Codable` conformance.
    package var hasOwnCoding: Bool {
        switch self {
        case .dateTime, .uuid, .decimalText: true
        case .string, .integer, .number, .boolean, .data, .calendarDate, .decimal, .json, .file: false
        }
    }
}
