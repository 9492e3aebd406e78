import Foundation

/// What was generated for which place of the document, for tools that compare the two.
///
/// A type is Swift text as it stands inside the namespace, a name is escaped where Swift asks for it, and a pointer is RFC
/// 6901 from the document's root.
struct TypeMap: Encodable {
    struct Operation: Encodable {
        let id: String
        let method: String
        let path: String
        let name: String
        let pointer: String
        let inputs: [Input]
        let output: Output
        /// An outcome with the documented failures.
        let failures: String?
        /// An object with the documented headers of responses.
        let headers: String?
    }

    struct Input: Encodable {
        /// `path`, `query`, `header`, `cookie` or `body`.
        let place: String
        /// The name on the wire; the media type of a body, unless its type is a `body` with several.
        let key: String?
        let name: String
        let type: String
        let isRequired: Bool
        let pointer: String
    }

    struct Output: Encodable {
        /// `Void` for nothing.
        let type: String
        /// The keys of `responses` that give it.
        let statuses: [Status]

        struct Status: Encodable {
            let key: String
            let pointer: String
        }
    }

    struct Model: Encodable {
        let type: String
        /// nil for what no schema describes.
        let pointer: String?
        /// `object`, `enumeration`, `union` or `alias`; `parts` of a multipart body, `body` for one of several media types,
        /// `outcome` for one of several responses, and `headers`.
        var kind: String
        var properties: [Property]?
        /// The type of each value under a key that is not listed.
        var additionalProperties: String?
        var isOpen: Bool?
        var cases: [Case]?
        var discriminator: String?
        var branches: [Branch]?
        /// What an alias stands for.
        var aliased: String?
        var bodies: [Body]?
        var outcomes: [Outcome]?
    }

    struct Property: Encodable {
        let key: String
        let name: String
        let type: String
        let isRequired: Bool
        /// nil for a part or a header: it has none of its own.
        let pointer: String?
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
        /// Those that tell it from others of its status; empty when there are no others.
        let mediaTypes: [String]
        /// `Void` for nothing.
        let type: String
    }

    struct Case: Encodable {
        let name: String
        let value: String
    }

    struct Branch: Encodable {
        let name: String
        let type: String
        /// The one value of a branch without a payload, as it is in JSON without its quotes.
        let value: String?
        let pointer: String?
    }

    let namespace: String
    let operations: [Operation]
    /// Those that hold others before them.
    let models: [Model]

    /// As text, the same for the same map.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and lists of texts alone: there is nothing that JSON could not write.
        guard let data = try? encoder.encode(self) else { preconditionFailure("a map of texts is JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
