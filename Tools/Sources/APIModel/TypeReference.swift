/// The type of a value: what a property, a parameter, a body or a response holds.
package indirect enum TypeReference: Hashable, Sendable {
    case primitive(Primitive)
    /// A model, by its path of Swift names from the namespace, such as `["PostTokenBody", "Provider"]`.
    case named([String])
    /// A type that is written elsewhere, by its names joined by dots; the user vouches for how it is coded.
    case external([String], arguments: [TypeReference])
    case array(TypeReference)
    /// A JSON object with free keys.
    case dictionary(TypeReference)
    case optional(TypeReference)

    /// The same type without its outermost `optional`.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// The same type, optional exactly once.
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

/// A type that is not made from the document.
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
    /// A number as a JSON string.
    case decimalText
    /// Any JSON at all.
    case json
    /// Bytes with a name and a media type: a file of a form.
    case file

    /// Whether what is written is not what the Swift type's own coding writes.
    package var hasOwnCoding: Bool {
        switch self {
        case .dateTime, .uuid, .decimalText: true
        case .string, .integer, .number, .boolean, .data, .calendarDate, .decimal, .json, .file: false
        }
    }
}
