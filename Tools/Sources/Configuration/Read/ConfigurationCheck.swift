import Diagnostics
import YAML

/// Validates a file against the table of keys, at every depth.
struct ConfigurationCheck {
    var sink: DiagnosticSink

    /// Reports unknown keys and invalid values of a section.
    ///
    /// - Parameter path: The keys that lead to the section: empty for the whole file, else such as `["include"]`.
    mutating func check(_ mapping: Mapping, _ keys: [ConfigurationKey], below path: [String] = []) {
        for (key, value) in mapping.entries {
            guard let known = keys.first(where: { $0.name == key.text }) else {
                reportUnknown(key, among: keys, below: path)
                continue
            }
            check(value, known.kind, called: path + [known.name])
        }
    }

    private mutating func reportUnknown(_ key: Key, among keys: [ConfigurationKey], below path: [String]) {
        let known = keys.map(\.name)
        let hint = NearestSpelling.hint(for: key.text, among: known)
        let list = hint.isEmpty ? "; the keys are \(known.joined(separator: ", "))" : hint
        let place = path.isEmpty ? "a backend.yaml" : path.joined(separator: ".")
        sink.report(.backendKey, at: key.location, "\(key.text) is not a key of \(place)\(list)")
    }

    private mutating func check(_ node: Node, _ kind: ValueKind, called path: [String]) {
        switch kind {
        case .text(let form):
            check(node, form, expecting: form.expected, path)
        case .choice(let words):
            if !words.contains(node.string ?? "") { reject(node, path, "one of \(words.joined(separator: ", "))") }
        case .flag:
            if node.boolean == nil { reject(node, path, "true or false") }
        case .list(let form):
            guard let items = node.sequence else { return reject(node, path, "a list of \(form.plural)") }
            for item in items { check(item, form, expecting: "a list of \(form.plural)", path) }
        case .map(let keys, let form):
            guard let mapping = node.mapping else {
                return reject(node, path, "a mapping, each \(keys) with \(form.expected)")
            }
            for (key, value) in mapping.entries { check(value, form, expecting: form.expected, path + [key.text]) }
        case .section(let keys):
            guard let mapping = node.mapping else {
                return reject(node, path, "a mapping with the keys \(keys.map(\.name).joined(separator: ", "))")
            }
            check(mapping, keys, below: path)
        }
    }

    private mutating func check(_ node: Node, _ form: TextForm, expecting expected: String, _ path: [String]) {
        guard form.accepts(node.string ?? "") else { return reject(node, path, expected) }
    }

    private mutating func reject(_ node: Node, _ path: [String], _ expected: String) {
        let what =
            switch node.string {
            case nil: node.kindDescription
            case "": "empty"
            case let text?: text
            }
        sink.report(
            .backendValue, at: node.location, "\(path.joined(separator: ".")) has to be \(expected), this is \(what)")
    }
}
