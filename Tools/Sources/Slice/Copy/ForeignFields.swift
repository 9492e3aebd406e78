import Diagnostics
import OpenAPIGrammar
import YAML

/// Fields that the document's version of OpenAPI does not have, and that make a document invalid.
struct ForeignFields {
    let version: OpenAPIVersion
    let kind: ObjectKind

    /// The entries of an object that its version has, prose included. Each of the others is reported.
    ///
    /// In a schema of 3.0, `patternProperties` with one pattern is written as `additionalProperties` if there are none.
    /// The pattern of the names is lost.
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
