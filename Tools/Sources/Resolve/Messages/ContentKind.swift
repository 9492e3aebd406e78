import Normalise

/// The kinds of content that the schema of a media type can state; an absent schema states none.
extension NormalSchema? {
    /// Whether the schema states that its values are raw bytes.
    var isBinary: Bool { self?.isBinary ?? false }
    /// Whether the schema states that its values are bytes in base64.
    var isBase64: Bool { self?.isBase64 ?? false }
    /// Whether the schema states that its values are strings.
    var isString: Bool { self?.isString ?? false }
    /// Whether a string carries all that the schema states.
    var isText: Bool { self?.isText ?? true }
}

extension NormalSchema {
    var isBinary: Bool { isString && target.form.format == "binary" }

    var isBase64: Bool {
        isString && (target.form.format == "byte" || target.form.contentEncoding == "base64")
    }

    var isString: Bool {
        if case .string = target.shape { true } else { false }
    }

    var isText: Bool {
        switch target.shape {
        case .string, .anything: true
        default: false
        }
    }

    /// Whether its values are scalars.
    var isScalar: Bool {
        switch target.shape {
        case .string, .integer, .number, .numbers, .boolean, .enumeration: true
        default: false
        }
    }

    /// Whether its values are arrays.
    var isList: Bool {
        if case .array = target.shape { true } else { false }
    }

    /// The properties of an object, which are the fields or parts of a form; nil for other schemas.
    var fields: [NormalSchema.Member]? {
        if case .object = target.shape { target.properties } else { nil }
    }
}
