import Diagnostics
import YAML

/// Definitions with a discriminator, and those that extend them by `allOf`: a value of the one is one of the others, and its
/// discriminator holds the name of its definition.
///
/// `Pet` becomes a union of itself, as `PetBase`, and all that extends it; what extends it extends `PetBase`.
struct SwaggerInheritance {
    struct Base {
        /// The definition's own members alone.
        let name: String
        /// The definitions that extend it, through others, too; in document order.
        let heirs: [String]
    }

    private(set) var bases: [String: Base] = [:]
    /// What a discriminator holds for a definition, where it says that it is not its name.
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
            let found = Self.heirs(of: entry.key.text, children)
            guard !found.isEmpty else { continue }
            var name = entry.key.text + "Base"
            while names.contains(name) { name += "Base" }
            bases[entry.key.text] = Base(name: name, heirs: entries.map(\.key.text).filter(found.contains))
        }
    }

    /// The definition that a reference alone leads to.
    static func definition(_ node: Node) -> String? {
        guard let text = node["$ref"]?.text, let steps = JSONPointer.steps(of: text), steps.count == 2,
            steps[0] == "definitions"
        else { return nil }
        return steps[1]
    }

    private static func heirs(of name: String, _ children: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var waiting = children[name] ?? []
        while let next = waiting.popLast() {
            if next != name, found.insert(next).inserted { waiting += children[next] ?? [] }
        }
        return found
    }
}
