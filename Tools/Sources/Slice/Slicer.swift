import Diagnostics
import OpenAPIGrammar
import YAML

/// Makes a smaller document of a published one.
package enum Slicer {
    /// The selected operations of the document `root`, with everything that they refer to, as YAML; nil when something
    /// cannot be kept, which is reported to `sink`.
    ///
    /// The text depends on the two alone: fields are in the specification's order; paths, statuses and components are
    /// sorted. Prose is left out; a required description is a status's reason phrase. Without a selection, webhooks and
    /// unused components are kept, too.
    ///
    /// - Parameter hint: Makes `; did you mean x?`, or nothing, of a misspelt word and the known words.
    package static func slice(
        _ root: Node, options: SliceOptions, hint: @escaping (String, [String]) -> String = { _, _ in "" },
        sink: inout DiagnosticSink
    ) -> String? {
        guard let version = root["openapi"]?.text.flatMap(version) else {
            let field = root["openapi"] ?? root["swagger"]
            let sentence =
                root["swagger"] == nil
                ? "only a document of OpenAPI 3 can be sliced; its field is openapi"
                : "only a document of OpenAPI 3 can be sliced, and this is one of Swagger; backends are made of it whole"
            sink.report(.sliceVersion, at: field?.location ?? root.location, sentence)
            return nil
        }
        guard let selection = Selection(options, in: root, hint: hint, sink: &sink) else { return nil }
        var copier = Copier(
            References(root: root, hint: hint, sink: sink), version: version,
            droppedLinks: DroppedLinks(root: root, selection: selection))
        let document = DocumentCopy(root: root, selection: selection).value(&copier)
        copier.references.check(in: document)
        sink = copier.references.sink
        return sink.hasErrors ? nil : YAMLWriter.text(of: document)
    }

    /// The version in the `openapi` field; nil for another one than 3. A version after the newest known one counts as that one.
    private static func version(_ field: String) -> OpenAPIVersion? {
        field.hasPrefix("3.") ? OpenAPIVersion(field: field) ?? .newest : nil
    }
}
