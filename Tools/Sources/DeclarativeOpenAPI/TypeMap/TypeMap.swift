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
        /// What documented failures hold.
        let failures: [Status]
    }

    struct Input: Encodable {
        /// `path`, `query`, `header`, `cookie` or `body`.
        let place: String
        /// The name on the wire; the media type of a body.
        let key: String?
        let name: String
        let type: String
        let isRequired: Bool
        let pointer: String
    }

    struct Output: Encodable {
        /// `Void` for nothing.
        let type: String
        /// The keys of `responses` that give it, and what each of them holds; one with several media types has several entries.
        let statuses: [Status]
    }

    struct Status: Encodable {
        let key: String
        let pointer: String
        let type: String
    }

    struct Model: Encodable {
        let type: String
        let pointer: String
        /// `object`, `enumeration`, `union` or `alias`.
        let kind: String
        var properties: [Property]?
        /// The type of each value under a key that is not listed.
        var additionalProperties: String?
        var isOpen: Bool?
        var cases: [Case]?
        var discriminator: String?
        var branches: [Branch]?
        /// What an alias stands for.
        var aliased: String?
    }

    struct Property: Encodable {
        let key: String
        let name: String
        let type: String
        let isRequired: Bool
        let pointer: String
    }

    struct Case: Encodable {
        let name: String
        let value: String
    }

    struct Branch: Encodable {
        let name: String
        let type: String
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
