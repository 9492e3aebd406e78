/// The JSON Schema (draft 2020-12) of a configuration file, for completion and validation in editors.
package enum ConfigurationSchema {
    /// The whole schema; it ends with a line feed.
    package static var text: String {
        let head: [(key: String, value: JSONText)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("backend.yaml")),
            ("description", .string("The document that a backend is generated from, and the options.")),
        ]
        return JSONText.object(head + section(ConfigurationTable.keys)).text() + "\n"
    }

    private static func section(_ keys: [ConfigurationKey]) -> [(key: String, value: JSONText)] {
        [
            ("type", .string("object")),
            ("additionalProperties", .boolean(false)),
            ("properties", .object(keys.map { ($0.name, property($0)) })),
        ]
    }

    private static func property(_ key: ConfigurationKey) -> JSONText {
        let fallback = key.fallback.map { " Default: \($0)" } ?? ""
        let description: (key: String, value: JSONText) = ("description", .string(key.description + fallback))
        return .object([description] + value(key.kind))
    }

    private static func value(_ kind: ValueKind) -> [(key: String, value: JSONText)] {
        switch kind {
        case .text(let form): text(form)
        case .choice(let words): [("enum", .array(words.map { .string($0) }))]
        case .flag: [("type", .string("boolean"))]
        case .list(let form): [("type", .string("array")), ("items", .object(text(form)))]
        case .map(_, let form): [("type", .string("object")), ("additionalProperties", .object(text(form)))]
        case .section(let keys): section(keys)
        }
    }

    /// The schema of a text. A pattern of JSON Schema matches anywhere, but the table's must match the whole text.
    private static func text(_ form: TextForm) -> [(key: String, value: JSONText)] {
        let kind: (key: String, value: JSONText) = ("type", .string("string"))
        guard let pattern = form.pattern else { return [kind, ("minLength", .integer(1))] }
        return [kind, ("pattern", .string("^(?:\(pattern))$"))]
    }
}
