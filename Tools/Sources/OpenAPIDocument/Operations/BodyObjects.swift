import Diagnostics

package struct RequestBodyObject: Sendable {
    package let description: String?
    package let isRequired: Bool
    package let content: [MediaTypeObject]
    package let location: SourceLocation
}

package struct ResponseObject: Sendable {
    package let description: String?
    package let content: [MediaTypeObject]
    package let headers: [Entry<HeaderObject>]
    package let location: SourceLocation
}

/// A header of a response, or of a part of a body.
package struct HeaderObject: Sendable {
    package let description: String?
    package let isDeprecated: Bool
    package let schema: SchemaObject?
    /// Whether a media type describes the header instead of a schema.
    package let hasContent: Bool
    package let location: SourceLocation
}

/// `content` entry.
package struct MediaTypeObject: Sendable {
    /// The key, such as `application/json; charset=utf-8`.
    package let name: MediaTypeName
    package let schema: SchemaObject?
    /// How properties of the schema are written, by their names.
    package let encoding: [Entry<EncodingObject>]
    package let location: SourceLocation
}

/// `encoding` entry.
package struct EncodingObject: Sendable {
    package let contentType: String?
    package let headers: [Entry<HeaderObject>]
    package let style: String?
    package let explode: Bool?
}
