import YAML

/// Documents in another order, with the same meaning. Every node keeps its line and column.
enum DocumentOrder {
    /// The document with the keys of `paths`, path items, `components`, what `components` lists, `properties` and
    /// `definitions` in another order. Lists keep theirs.
    static func shufflingKeys(of root: Node, seed: UInt64) -> Node {
        var generator = SeededGenerator(seed: seed)
        return shuffled(root, below: "", &generator, lists: [])
    }

    /// Shuffles the items of parameter lists and enumerations, too. This reorders the arguments of calls, but changes no
    /// name.
    static func shufflingKeysAndLists(of root: Node, seed: UInt64) -> Node {
        var generator = SeededGenerator(seed: seed)
        return shuffled(root, below: "", &generator, lists: ["parameters", "enum"])
    }

    /// Keys whose mappings hold named objects. A property may have such a name, too: then the keywords of its schema are
    /// shuffled, and their order means nothing either.
    private static let unordered: Set<String> = [
        "paths", "webhooks", "components", "properties", "definitions", "schemas", "responses", "parameters",
        "requestBodies", "headers", "securitySchemes", "securityDefinitions", "callbacks", "pathItems", "mediaTypes",
    ]

    private static func shuffled(
        _ node: Node, below key: String, _ generator: inout SeededGenerator, lists: Set<String>
    ) -> Node {
        switch node.content {
        case .scalar: return node
        case .sequence(let items):
            let items = items.map { shuffled($0, below: "", &generator, lists: lists) }
            // Members of a form have the order in which Swagger lists them.
            let isForm = items.contains { $0["in"]?.text == "formData" }
            return node.with(.sequence(lists.contains(key) && !isForm ? items.shuffled(using: &generator) : items))
        case .mapping(let mapping):
            let entries = mapping.entries.map { entry in
                (key: entry.key, value: shuffled(entry.value, below: entry.key.text, &generator, lists: lists))
            }
            let isPathItem = entries.contains { isMethod($0.key.text) }
            guard unordered.contains(key) || isPathItem else { return node.with(.mapping(Mapping(unique: entries))) }
            return node.with(.mapping(Mapping(unique: entries.shuffled(using: &generator))))
        }
    }

    private static func isMethod(_ key: String) -> Bool {
        ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"].contains(key)
    }
}
