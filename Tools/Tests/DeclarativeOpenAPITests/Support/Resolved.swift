import APIModel
import Diagnostics
import OpenAPIDocument
import Resolve
import YAML

/// The model of a document that is called `a.yaml`; whatever is refused is left out.
func resolved(_ yaml: String) throws -> API {
    var sink = DiagnosticSink(allowing: WholeDocument.tolerant.allowedRules)
    let root = try DocumentReader.read(SourceFile(name: "a.yaml", text: yaml), sink: &sink)
    let document = try OpenAPIReader.read(root, sink: &sink)
    return try Resolver.resolve(document, options: ResolveOptions(), sink: &sink)
}
