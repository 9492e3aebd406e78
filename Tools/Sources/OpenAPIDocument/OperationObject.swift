import Diagnostics

/// Entry of `paths`, of `webhooks`, or of a callback.
package struct PathItem: Sendable {
    /// The key: a path, a webhook's name, or the expression for a callback's URL.
    package let path: String
    package let location: SourceLocation
    /// Shared by all operations of the path.
    package let parameters: [Referenced<ParameterObject>]
    package let operations: [OperationObject]
    /// Where the operations are served, where that is not where the document says; empty: as the document says.
    package let servers: [ServerObject]
    /// Whether reading the shared parameters found a fault that leaves the operations without a meaning.
    package let isRefused: Bool
}

package struct OperationObject: Sendable {
    /// The key below the path: `get`, `post`, …; for one of `additionalOperations` the method as it is sent.
    package let method: String
    /// Whether it is one of `additionalOperations`.
    package let isAdditional: Bool
    package let location: SourceLocation
    package let operationID: String?
    package var tags: [String] = []
    /// Where the operation is served; empty: as its path says.
    package let servers: [ServerObject]
    package let summary: String?
    package let description: String?
    package let isDeprecated: Bool
    package let parameters: [Referenced<ParameterObject>]
    package let requestBody: Referenced<RequestBodyObject>?
    package let responses: [Entry<Referenced<ResponseObject>>]
    /// Requests that the server makes because of this one.
    package let callbacks: [Entry<[PathItem]>]
    /// nil: as the document says; empty: public.
    package let security: [SecurityRequirementObject]?
    /// Whether reading it found a fault that leaves it without a meaning.
    package let isRefused: Bool
}

package struct ParameterObject: Sendable {
    package enum Place: String, Sendable { case path, query, header, cookie }

    package let name: String
    package let place: Place
    package let description: String?
    package let isRequired: Bool
    package let isDeprecated: Bool
    package let style: String?
    package let explode: Bool?
    package let schema: SchemaObject?
    package let allowsReserved: Bool
    /// Where `allowEmptyValue: true` stands.
    package let allowsEmptyValue: SourceLocation?
    /// The media type that describes the parameter, where no schema does.
    package let content: MediaTypeObject?
    /// Whether it is all of the query string: the members of its schema are the items.
    package let isQueryString: Bool
    package let location: SourceLocation
}

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

package struct SecuritySchemeObject: Sendable {
    package enum Kind: Hashable, Sendable {
        case apiKey(name: String, place: String)
        case http(scheme: String)
        case oauth2
        case openIDConnect
        case mutualTLS
        case unknown(String)
    }

    package let kind: Kind
    package let description: String?
    package let location: SourceLocation
}

/// Schemes that must all be satisfied.
package struct SecurityRequirementObject: Sendable {
    package let schemes: [Entry<[String]>]
    package let location: SourceLocation
}

extension ParameterObject {
    /// A path parameter that a template names and nothing declares: any text.
    package static func undeclared(_ name: String, at location: SourceLocation) -> ParameterObject {
        ParameterObject(
            name: name, place: .path, description: nil, isRequired: true, isDeprecated: false, style: nil, explode: nil,
            schema: .string(at: location), allowsReserved: false, allowsEmptyValue: nil, content: nil,
            isQueryString: false, location: location)
    }
}

extension OperationObject {
    /// The method as it is sent.
    package var sentMethod: String { isAdditional ? method : method.uppercased() }

    /// The pointer from its path item.
    package var pointer: String { isAdditional ? "additionalOperations/" + JSONPointer.step(method) : method }
}
