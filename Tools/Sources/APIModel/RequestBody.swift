/// The request body of an operation.
package struct RequestBody: Sendable {
    package enum Encoding: Hashable, Sendable {
        /// JSON; the media type is nil for `application/json`.
        case json(mediaType: String?)
        /// A URL-encoded form; the media type is nil for `application/x-www-form-urlencoded` without parameters.
        case urlEncoded(mediaType: String?, members: [FormMember])
        /// A multipart body with one part for each entry of a dictionary of files.
        case files(mediaType: String)
        /// Text in UTF-8.
        case text(mediaType: String)
        /// Unencoded bytes.
        case data(mediaType: String)
        /// Bytes as base64 text.
        case base64(mediaType: String)
        /// A value of a ``BodyModel``, which writes itself into the request.
        case block
    }

    /// A member of a form whose style differs from its type's default.
    package struct FormMember: Hashable, Sendable {
        package enum Style: Hashable, Sendable {
            case joined(String), spread, deep, json
        }

        package var key: String
        package var style: Style

        package init(key: String, style: Style) {
            self.key = key
            self.style = style
        }
    }

    /// The Swift name, unescaped.
    package var name: String
    /// The type; optional if the body is not required or may be null.
    package var type: TypeReference
    /// Whether the body is required: then nil is sent as null.
    package var isRequired: Bool
    package var encoding: Encoding
    package var documentation: String?
    /// The JSON Pointer (RFC 6901) of the body in the document.
    package var pointer: String

    package init(
        name: String, type: TypeReference, isRequired: Bool, encoding: Encoding, documentation: String?,
        pointer: String
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.encoding = encoding
        self.documentation = documentation
        self.pointer = pointer
    }
}

/// A type generated for the body of one operation, which writes itself into the request.
package struct BodyModel: Sendable {
    package enum Kind: Sendable {
        case multipart(mediaType: String, parts: [PartModel])
        /// One of several media types.
        case choice([Case])
    }

    package struct Case: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// The media type as written in the document.
        package var mediaType: String
        package var type: TypeReference
        package var encoding: RequestBody.Encoding

        package init(name: String, mediaType: String, type: TypeReference, encoding: RequestBody.Encoding) {
            self.name = name
            self.mediaType = mediaType
            self.type = type
            self.encoding = encoding
        }
    }

    /// The Swift name, unescaped.
    package var name: String
    package var kind: Kind
    /// The types generated from inline schemas of the parts.
    package var nested: [Model]
    package var documentation: String?

    package init(name: String, kind: Kind, nested: [Model], documentation: String?) {
        self.name = name
        self.kind = kind
        self.nested = nested
        self.documentation = documentation
    }
}

/// A part of a multipart body. An array becomes one part for each element.
package struct PartModel: Sendable {
    package enum Form: Hashable, Sendable {
        case text(Text)
        case json
        case file
    }

    /// The text form of a value.
    package enum Text: Hashable, Sendable {
        case plain, rawValue
        /// RFC 3339.
        case dateTime
        case calendarDate
        /// Base64 of bytes.
        case base64
    }

    /// A header field of the part.
    package struct Header: Sendable {
        /// The Swift name of the member for its value, unescaped.
        package var name: String
        package var key: String

        package init(name: String, key: String) {
            self.name = name
            self.key = key
        }
    }

    /// The Swift name, unescaped.
    package var name: String
    package var key: String
    /// The type; optional if the part is not required.
    package var type: TypeReference
    package var form: Form
    /// The media type, if the document states one.
    package var mediaType: String?
    package var headers: [Header]
    package var documentation: String?

    package init(
        name: String, key: String, type: TypeReference, form: Form, mediaType: String?, headers: [Header],
        documentation: String?
    ) {
        self.name = name
        self.key = key
        self.type = type
        self.form = form
        self.mediaType = mediaType
        self.headers = headers
        self.documentation = documentation
    }
}
