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
        Rule.yamlRules + Rule.configurationRules + Rule.overlayRules + Rule.documentRules + Rule.resolveRules

    /// A stage of the pipeline, named after its result; the stages run in this order.
    package enum Stage: CaseIterable, Sendable {
        /// The YAML or JSON, changed by the overlays.
        case tree
        /// The OpenAPI document.
        case document
        /// The model, and the findings in order.
        case model
        /// The Swift source.
        case source
    }

    /// Generates one document, and a map of its types and a report on it where they are wanted. The result has no files
    /// exactly when an error was found.
    ///
    /// - Parameters:
    ///   - overlays: The Overlay documents that change it first, in the order in which they apply.
    ///   - loader: Gives the other files that the document refers to.
    ///   - finished: Is called at the end of each stage; a stage that is not reached has no end.
    package static func generate(
        _ source: SourceFile, overlays: [SourceFile] = [], options: GeneratorOptions = GeneratorOptions(),
        loader: DocumentLoader = .none, mapsTypes: Bool = false, reports: Bool = false,
        finished: (Stage) -> Void = { _ in }
    ) -> GenerationResult {
        DeepStack.run {
            generateHere(
                source, overlays: overlays, options: options, loader: loader, mapsTypes: mapsTypes, reports: reports,
                finished: finished)
        }
    }

    private static func generateHere(
        _ source: SourceFile, overlays: [SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        mapsTypes: Bool, reports: Bool, finished: (Stage) -> Void
    ) -> GenerationResult {
        var sink = sink(for: source, options: options)
        do throws(Halt) {
            let (api, report, sources) = try model(
                of: source, overlays: overlays, options: options, loader: loader, reports: reports, sink: &sink,
                finished: finished)
            let diagnostics = sink.diagnostics
            finished(.model)
            let files = sink.hasErrors ? [] : Emitter.files(for: api, options: options.emit)
            finished(.source)
            return GenerationResult(
                files: files,
                operationsPage: sink.hasErrors ? nil : OperationsPage.markdown(for: api),
                wiring: sink.hasErrors ? nil : WiringFacts(of: api),
                typeMap: sink.hasErrors || !mapsTypes ? nil : TypeMap(of: api).json, namespace: api.namespace,
                diagnostics: diagnostics, operationCount: api.operations.count, modelCount: api.models.count,
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
        _ source: SourceFile, overlays: [SourceFile] = [], options: GeneratorOptions = GeneratorOptions(),
        loader: DocumentLoader = .none, reports: Bool = false
    ) -> LintResult {
        DeepStack.run {
            lintHere(source, overlays: overlays, options: options, loader: loader, reports: reports)
        }
    }

    private static func lintHere(
        _ source: SourceFile, overlays: [SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        reports: Bool
    ) -> LintResult {
        var sink = sink(for: source, options: options)
        do throws(Halt) {
            let (_, report, sources) = try model(
                of: source, overlays: overlays, options: options, loader: loader, reports: reports, sink: &sink,
                finished: { _ in })
            return LintResult(diagnostics: sink.diagnostics, sources: sources, report: report)
        } catch {
            sink.report(error.diagnostic)
            return LintResult(
                diagnostics: sink.diagnostics, sources: [source],
                report: reports ? GenerationReport(unread: sink.diagnostics) : nil)
        }
    }

    private static func sink(for source: SourceFile, options: GeneratorOptions) -> DiagnosticSink {
        DiagnosticSink(allowing: options.allowedRules, denying: options.deniedRules, root: source.name)
    }

    /// The tree of a document after its overlays.
    private static func tree(
        of source: SourceFile, overlays: [SourceFile], sink: inout DiagnosticSink
    ) throws(Halt) -> Node {
        let tree = try DocumentReader.read(source, sink: &sink)
        var changes: [Node] = []
        for overlay in overlays { changes.append(try DocumentReader.read(overlay, sink: &sink)) }
        return Overlay.apply(changes, to: tree, sink: &sink)
    }

    /// A separate function, so that tree and document are released before code is generated.
    private static func model(
        of source: SourceFile, overlays: [SourceFile], options: GeneratorOptions, loader: DocumentLoader,
        reports: Bool, sink: inout DiagnosticSink, finished: (Stage) -> Void
    ) throws(Halt) -> (API, GenerationReport?, [SourceFile]) {
        let tree = try tree(of: source, overlays: overlays, sink: &sink)
        finished(.tree)
        let document = try OpenAPIReader.read(tree, loader: loader, sink: &sink)
        finished(.document)
        let api = try Resolver.resolve(document, options: options.resolve, sink: &sink)
        let report = reports ? GenerationReport(of: api, document, findings: sink.attributed) : nil
        return (api, report, document.sources)
    }
}
