import Diagnostics
import YAML

/// Definitions with a discriminator, and their subtypes, which extend them by `allOf`. A value of the definition is a
/// value of one of the subtypes, and its discriminator holds the name of the subtype.
///
/// `Pet` becomes a union of `PetBase`, which has its members, and of its subtypes, which extend `PetBase`.
struct SwaggerInheritance {
    struct Base {
        /// The definition's own members alone.
        let name: String
        /// The definitions that extend it, directly or through others, in document order.
        let subtypes: [String]
    }

    private(set) var bases: [String: Base] = [:]
    /// The discriminator's value for each definition that states another one than its name.
    private(set) var values: [String: Node] = [:]
    private(set) var definitions: Set<SourceLocation> = []

    init() {}

    init(of definitions: Node?) {
        let entries = definitions?.mapping?.entries ?? []
        let names = Set(entries.map(\.key.text))
        var children: [String: [String]] = [:]
        for entry in entries {
            self.definitions.insert(entry.value.location)
            values[entry.key.text] = entry.value["x-discriminator-value"] ?? entry.value["x-ms-discriminator-value"]
            for parent in (entry.value["allOf"]?.sequence ?? []).compactMap(Self.definition) {
                children[parent, default: []].append(entry.key.text)
            }
        }
        for entry in entries where entry.value["discriminator"]?.text != nil && entry.value["oneOf"] == nil {
            let found = Self.subtypes(of: entry.key.text, children)
            guard !found.isEmpty else { continue }
            var name = entry.key.text + "Base"
            while names.contains(name) { name += "Base" }
            bases[entry.key.text] = Base(name: name, subtypes: entries.map(\.key.text).filter(found.contains))
        }
    }

    /// The name of the definition that a branch refers to.
    static func definition(_ node: Node) -> String? {
        guard let text = node["$ref"]?.text, let steps = JSONPointer.steps(of: text), steps.count == 2,
            steps[0] == "definitions"
        else { return nil }
        return steps[1]
    }

    private static func subtypes(of name: String, _ children: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var waiting = children[name] ?? []
        while let next = waiting.popLast() {
            if next != name, found.insert(next).inserted { waiting += children[next] ?? [] }
        }
        return found
    }
}
