import Normalise

/// The kinds of content that the schema of a media type can state. A schema that is absent states none.
extension NormalSchema? {
    /// Whether it says that its values are bytes as they are.
    var isBinary: Bool { self?.isBinary ?? false }
    /// Whether it says that its values are bytes written as base64 text.
    var isBase64: Bool { self?.isBase64 ?? false }
    /// Whether it says that its values are texts.
    var isString: Bool { self?.isString ?? false }
    /// Whether it says nothing that a text does not.
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

    /// Whether each of its values is one text.
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

    /// The members of an object with listed ones, which are the fields or parts of a body; nil for other schemas.
    var fields: [NormalSchema.Member]? {
        if case .object = target.shape { target.properties } else { nil }
    }
}
