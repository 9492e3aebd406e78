import APIModel
import Configuration
import Diagnostics
import Emit
import OpenAPIDocument
import Overlay
import Resolve
import SwiftAST
import YAML

/// The pipeline from a document's text to Swift source and findings. It does not access the disk.
package enum Generator {
    /// The generator's semantic version.
    package static let version = "0.1.0"

    /// All rules that a run can report.
    package static let rules: [Rule] =
        Rule.allYAML + Rule.configurationRules + Rule.overlayRules + Rule.documentRules + Rule.resolveRules

    /// Generates the code of one document, and on request a map of its types and a report. The result has no files
    /// exactly if there is an error.
    ///
    /// - Parameters:
    ///   - overlays: The Overlay documents, applied to the document in this order before it is read.
    ///   - loader: Loads the other files that the document refers to.
    package static func generate(
        _ source: YAML.SourceFile, overlays: [YAML.SourceFile] = [], options: GeneratorOptions = GeneratorOptions(),
        loader: DocumentLoader = .none, mapsTypes: Bool = false, reports: Bool = false
    ) -> GenerationResult {
        DeepStack.run {
            generateHere(
                source, overlays: overlays, options: options, loader: loader, mapsTypes: mapsTypes, reports: reports)
        }
    }

    private static func generateHere(
        _ source: YAML.SourceFile, overlays: [YAML.SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        mapsTypes: Bool, reports: Bool
    ) -> GenerationResult {
        var sink = sink(for: source, options: options)
        do throws(Halt) {
            let (api, report, sources) = try model(
                of: source, overlays: overlays, options: options, loader: loader, reports: reports, sink: &sink)
            return GenerationResult(
                files: sink.hasErrors ? [] : Emitter.files(for: api, options: options.emit),
                operationsPage: sink.hasErrors ? nil : OperationsPage.markdown(for: api),
                wiring: sink.hasErrors ? nil : WiringFacts(of: api),
                typeMap: sink.hasErrors || !mapsTypes ? nil : TypeMap(of: api).json, namespace: api.namespace,
                diagnostics: sink.diagnostics, operationCount: api.operations.count, modelCount: api.models.count,
                sources: sources, report: report)
        } catch {
            sink.report(error.diagnostic)
            return GenerationResult(
                files: [], operationsPage: nil, wiring: nil, typeMap: nil, namespace: "", diagnostics: sink.diagnostics,
                operationCount: 0, modelCount: 0, sources: [source],
                report: reports ? GenerationReport(unread: sink.diagnostics) : nil)
        }
    }

    /// Reads and resolves one document as `generate` does, and generates no code.
    package static func lint(
        _ source: YAML.SourceFile, overlays: [YAML.SourceFile] = [], options: GeneratorOptions = GeneratorOptions(),
        loader: DocumentLoader = .none, reports: Bool = false
    ) -> LintResult {
        DeepStack.run {
            lintHere(source, overlays: overlays, options: options, loader: loader, reports: reports)
        }
    }

    private static func lintHere(
        _ source: YAML.SourceFile, overlays: [YAML.SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        reports: Bool
    ) -> LintResult {
        var sink = sink(for: source, options: options)
        do throws(Halt) {
            let (_, report, sources) = try model(
                of: source, overlays: overlays, options: options, loader: loader, reports: reports, sink: &sink)
            return LintResult(diagnostics: sink.diagnostics, sources: sources, report: report)
        } catch {
            sink.report(error.diagnostic)
            return LintResult(
                diagnostics: sink.diagnostics, sources: [source],
                report: reports ? GenerationReport(unread: sink.diagnostics) : nil)
        }
    }

    private static func sink(for source: YAML.SourceFile, options: GeneratorOptions) -> DiagnosticSink {
        DiagnosticSink(allowing: options.allowedRules, denying: options.deniedRules, root: source.name)
    }

    /// The tree of a document after its overlays.
    private static func tree(
        of source: YAML.SourceFile, overlays: [YAML.SourceFile], sink: inout DiagnosticSink
    ) throws(Halt) -> Node {
        let tree = try DocumentReader.read(source, sink: &sink)
        var changes: [Node] = []
        for overlay in overlays { changes.append(try DocumentReader.read(overlay, sink: &sink)) }
        return Overlay.apply(changes, to: tree, sink: &sink)
    }

    /// A separate function, so that tree and document are released before code is generated.
    private static func model(
        of source: YAML.SourceFile, overlays: [YAML.SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        reports: Bool, sink: inout DiagnosticSink
    ) throws(Halt) -> (API, GenerationReport?, [YAML.SourceFile]) {
        let tree = try tree(of: source, overlays: overlays, sink: &sink)
        let document = try OpenAPIReader.read(tree, loader: loader, sink: &sink)
        let api = try Resolver.resolve(document, options: options.resolve, sink: &sink)
        let report = reports ? GenerationReport(of: api, document, findings: sink.attributed) : nil
        return (api, report, document.sources)
    }
}
