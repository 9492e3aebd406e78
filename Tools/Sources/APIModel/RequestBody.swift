/// What an operation sends beside its parameters.
package struct RequestBody: Sendable {
    package enum Encoding: Hashable, Sendable {
        /// `application/json`; another media type with JSON in it is named.
        case json(mediaType: String?)
        /// `application/x-www-form-urlencoded`; named when it is written with parameters.
        case urlEncoded(mediaType: String?, members: [FormMember])
        /// A part for each entry of a map of files.
        case files(mediaType: String)
        /// Text in UTF-8.
        case text(mediaType: String)
        /// Bytes as they are.
        case data(mediaType: String)
        /// Bytes as base64 text.
        case base64(mediaType: String)
        /// The value writes itself: it is made from a ``BodyModel``.
        case block
    }

    /// A member of a form that is not written as its type is.
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
    /// Optional when the body may be left out, or may be null.
    package var type: TypeReference
    /// Whether a request has the body always: then nil is null.
    package var isRequired: Bool
    package var encoding: Encoding
    package var documentation: String?
    /// RFC 6901 pointer to what the document says of it.
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

/// A type made for one operation's body, which writes itself into a request.
package struct BodyModel: Sendable {
    package enum Kind: Sendable {
        case multipart(mediaType: String, parts: [PartModel])
        /// One of several media types.
        case choice([Case])
    }

    package struct Case: Sendable {
        /// The Swift name, unescaped.
        package var name: String
        /// As the document writes it.
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
    /// Types made from inline schemas of parts.
    package var nested: [Model]
    package var documentation: String?

    package init(name: String, kind: Kind, nested: [Model], documentation: String?) {
        self.name = name
        self.kind = kind
        self.nested = nested
        self.documentation = documentation
    }
}

/// A part of a multipart body; an array makes a part for each of its elements.
package struct PartModel: Sendable {
    package enum Form: Hashable, Sendable {
        case text(Text)
        case json
        case file
    }

    /// How a value becomes text.
    package enum Text: Hashable, Sendable {
        case plain, rawValue
        /// RFC 3339.
        case dateTime
        case calendarDate
        /// Base64 of bytes.
        case base64
    }

    /// A field of the part's head.
    package struct Header: Sendable {
        /// The Swift name of the member that holds its value, unescaped.
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
    /// Optional when the part may be left out.
    package var type: TypeReference
    package var form: Form
    /// Where the document states one.
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
