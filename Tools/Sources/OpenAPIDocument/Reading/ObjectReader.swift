import Diagnostics
import OpenAPIGrammar
import YAML

/// Reads the fields of one object of the document and reports what is wrong with them.
struct ObjectReader {
    let kind: ObjectKind
    let node: Node
    let mapping: Mapping

    /// nil, with a report, when the node is no mapping.
    init?(_ node: Node, _ kind: ObjectKind, _ reports: inout ReadingReports) {
        guard let mapping = node.mapping else {
            reports.refuse(
                .wrongType, at: node.location, "\(kind.wordsWithArticle) must be a mapping, not \(node.kindInWords)")
            return nil
        }
        self.kind = kind
        self.node = node
        self.mapping = mapping
    }

    /// A field of any kind.
    func field(_ name: String) -> Node? {
        mapping[name]
    }

    /// A text field; null counts as absent.
    func text(_ name: String, _ reports: inout ReadingReports) -> String? {
        guard let value = mapping[name], !value.isNull else { return nil }
        guard let text = value.text else {
            refuse(value, as: name, insteadOf: "text", &reports)
            return nil
        }
        return text
    }

    /// A text field that OpenAPI requires.
    func requiredText(_ name: String, _ reports: inout ReadingReports) -> String? {
        if mapping[name] == nil {
            reports.refuse(.missingField, at: node.location, "this \(kind.words) needs a `\(name)`")
        }
        return text(name, &reports)
    }

    /// A true-or-false field.
    func boolean(_ name: String, _ reports: inout ReadingReports) -> Bool? {
        guard let value = mapping[name] else { return nil }
        guard let boolean = value.boolean else {
            refuse(value, as: name, insteadOf: "true or false", &reports)
            return nil
        }
        return boolean
    }

    /// The elements of a list field; absent is empty.
    func list(_ name: String, _ reports: inout ReadingReports) -> [Node] {
        guard let value = mapping[name], !value.isNull, let value = reports.whole(value) else { return [] }
        guard let sequence = value.sequence else {
            refuse(value, as: name, insteadOf: "a list", &reports)
            return []
        }
        return sequence
    }

    /// The entries of a map field; absent is empty. Extensions (`x-…`) are left out.
    func map(_ name: String, _ reports: inout ReadingReports) -> [(key: Key, value: Node)] {
        guard let value = mapping[name], !value.isNull, let value = reports.whole(value) else { return [] }
        guard let mapping = value.mapping else {
            refuse(value, as: name, insteadOf: "a mapping", &reports)
            return []
        }
        return mapping.entries
    }

    private func refuse(
        _ value: Node, as name: String, insteadOf expected: String, _ reports: inout ReadingReports
    ) {
        reports.refuse(
            .wrongType, at: value.location,
            "`\(name)` of \(kind.wordsWithArticle) must be \(expected), not \(value.kindInWords)")
    }

    /// Reports a field that is there and is not generated, with what that means for its reader.
    func report(_ name: String, _ rule: Rule, _ message: String, _ reports: inout ReadingReports) {
        guard let entry = mapping.entry(name), entry.value.boolean != false else { return }
        reports.sink.report(rule, at: entry.key.location, message)
    }
}

extension Node {
    /// The kind of node, for sentences.
    var kindInWords: String {
        if mapping != nil { return "a mapping" }
        if sequence != nil { return "a list" }
        if isNull { return "null" }
        return "the value `\(text ?? "")`"
    }
}
