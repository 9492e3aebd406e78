import APIModel
import Configuration
import Diagnostics
import OpenAPIDocument
import Resolve
import YAML

/// A document that was resolved: its model and the findings.
struct Resolution {
    let api: API
    let diagnostics: [Diagnostic]

    /// The findings as they are printed; empty where there are none.
    var findings: String { DiagnosticPrinter().text(of: diagnostics) }

    /// Resolves a document that is called `a.yaml`.
    ///
    /// - Parameters:
    ///   - options: The user's decisions.
    ///   - rules: Ids of rules whose refusals are warnings.
    ///   - files: The other files that the document refers to, by their paths.
    init(
        _ yaml: String, options: ResolveOptions = ResolveOptions(), allowing rules: Set<String> = [],
        files: [String: String] = [:]
    ) throws(Halt) {
        var sink = DiagnosticSink(allowing: rules, root: "a.yaml")
        let root = try DocumentReader.read(SourceFile(name: "a.yaml", text: yaml), sink: &sink)
        let document = try OpenAPIReader.read(root, loader: .memory(files), sink: &sink)
        api = try Resolver.resolve(document, options: options, sink: &sink)
        diagnostics = sink.diagnostics
    }
}

extension DocumentLoader {
    /// Files in memory around a document `a.yaml`.
    fileprivate static func memory(_ files: [String: String]) -> DocumentLoader {
        DocumentLoader(
            identity: { (path) throws(LoadingFault) in path == "a.yaml" ? "" : path },
            source: { (path) throws(LoadingFault) in
                guard let text = files[path] else { throw .missing }
                return SourceFile(name: path, text: text)
            })
    }
}
