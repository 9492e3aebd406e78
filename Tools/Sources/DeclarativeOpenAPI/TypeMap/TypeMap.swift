import Foundation

/// The map from constructs of the document to the types generated for them, for tools that compare the two.
///
/// A type is Swift text as spelled inside the namespace. A name is escaped if it is a keyword. A pointer is a JSON
/// Pointer (RFC 6901).
struct TypeMap: Encodable {
    struct Operation: Encodable {
        let id: String
        let method: String
        let path: String
        let name: String
        let pointer: String
        let inputs: [Input]
        let output: Output
        /// The type of the documented errors, a model of kind `outcome`.
        let failures: String?
        /// The type of the documented response headers, a model of kind `headers`.
        let headers: String?
    }

    struct Input: Encodable {
        /// `path`, `query`, `header`, `cookie` or `body`.
        let place: String
        /// The name in the request. For a body, the media type; nil if the body has several.
        let key: String?
        let name: String
        let type: String
        let isRequired: Bool
        let pointer: String
    }

    struct Output: Encodable {
        /// The type; `Void` for no content.
        let type: String
        /// The keys of `responses` with this output.
        let statuses: [Status]

        struct Status: Encodable {
            let key: String
            let pointer: String
        }
    }

    struct Model: Encodable {
        let type: String
        /// The pointer of the schema; nil for a type that is not generated from a schema.
        let pointer: String?
        /// `object`, `enumeration`, `union`, `alias`, `parts` (of a multipart body), `body` (in several media types),
        /// `outcome` (of several responses) or `headers`.
        var kind: String
        var properties: [Property]?
        /// The type of the values of keys that the schema does not list.
        var additionalProperties: String?
        var isOpen: Bool?
        var cases: [Case]?
        var discriminator: String?
        var branches: [Branch]?
        /// The type that an alias stands for.
        var aliased: String?
        var bodies: [Body]?
        var outcomes: [Outcome]?
    }

    struct Property: Encodable {
        let key: String
        let name: String
        let type: String
        let isRequired: Bool
        /// The pointer of the property; nil for a part or a header.
        let pointer: String?
        /// The only value, as text.
        var constant: String?
    }

    struct Body: Encodable {
        let name: String
        let mediaType: String
        let type: String
    }

    struct Outcome: Encodable {
        let name: String
        /// `200`, `4XX` or `default`.
        let status: String
        /// The media types that distinguish it from others of its status; empty if it is the only one.
        let mediaTypes: [String]
        /// The type; `Void` for no content.
        let type: String
    }

    struct Case: Encodable {
        let name: String
        let value: String
    }

    struct Branch: Encodable {
        let name: String
        let type: String
        /// The value of a branch without a payload, as text without JSON's quotes.
        let value: String?
        let pointer: String?
    }

    let namespace: String
    let operations: [Operation]
    /// The models; each precedes those that are nested in it.
    let models: [Model]

    /// The map as JSON; equal maps give equal text.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail: the map has only strings, booleans and lists of them.
        guard let data = try? encoder.encode(self) else { preconditionFailure("a map of texts is JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
