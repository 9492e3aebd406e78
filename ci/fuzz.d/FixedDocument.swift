import Diagnostics
import YAML

/// The document to which overlays and queries are applied.
func fixedDocument() -> Node {
    let text = """
        {openapi: 3.1.0, info: {title: T, version: 1.0, tags: [a, b]}, paths: {/a: {get: {deprecated: true, tags: [x],
        parameters: [{name: a, in: query}, {name: é, in: path}]}, post: {}}}, values: [1, 1.0, '1', null, [], {}, [[0]]]}
        """
    var sink = DiagnosticSink()
    do throws(Halt) {
        return try DocumentReader.read(SourceFile(name: "document.yaml", text: text), sink: &sink)
    } catch {
        // The document is constant: a fault in it is a fault of the fuzz target, not of the input.
        fatalError("\(error)")
    }
}
