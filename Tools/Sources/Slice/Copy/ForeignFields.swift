import Diagnostics
import OpenAPIGrammar
import YAML

/// Fields that the document's version of OpenAPI does not have: a document with one is not valid.
struct ForeignFields {
    let version: OpenAPIVersion
    let kind: ObjectKind

    /// The entries of an object that may be written, prose among them. Each of the others is reported.
    ///
    /// A schema of 3.0 with `patternProperties` of one pattern, and nothing else about names that it does not list, is
    /// written with `additionalProperties` instead: what is lost is which names there may be.
    func removed(from mapping: Mapping, sink: inout DiagnosticSink) -> [(name: String, value: Node)] {
        mapping.entries.compactMap { key, value in
            if kind.isProse(key.text) || kind.mayHold(key.text, in: version) { return (key.text, value) }
            let fault = "\(kind.words) objects of \(version.words) have no field \(key.text)"
            if let only = onlyPattern(key.text, value, in: mapping) {
                sink.report(.sliceField, at: key.location, "\(fault); additionalProperties is written for it")
                return ("additionalProperties", only)
            }
            sink.report(.sliceField, at: key.location, "\(fault); it is left out")
            return nil
        }
    }

    private func onlyPattern(_ field: String, _ value: Node, in mapping: Mapping) -> Node? {
        guard kind == .schema, field == "patternProperties", mapping["additionalProperties"] == nil else { return nil }
        guard let patterns = value.mapping?.entries, patterns.count == 1 else { return nil }
        return patterns[0].value
    }
}
