import DeclarativeOpenAPI
import Diagnostics
import Slice
import Testing
import Workspace
import YAML

/// Each page's example raises its rule, and the repaired form raises nothing.
@Suite struct ExampleTests {
    @Test(arguments: Catalogue.all)
    func theExampleRaisesTheRule(rule: Rule) throws {
        guard let found = try findings(in: rule.page.example, repaired: false) else { return }
        #expect(found.contains { $0.rule == rule }, "\(rule.id): \(DiagnosticPrinter().text(of: found))")
    }

    @Test(arguments: Catalogue.all)
    func theRepairedFormRaisesNothing(rule: Rule) throws {
        guard let found = try findings(in: rule.page.example, repaired: true) else { return }
        // What a webhook is, is worth a note wherever there is one.
        let others = found.filter { $0.rule.id != "document.not-callable" }
        #expect(others.isEmpty, "\(rule.id): \(DiagnosticPrinter().text(of: others))")
    }

    @Test(arguments: Catalogue.all)
    func whatCannotBeRunIsSaidInWords(rule: Rule) {
        if case .words(let text) = rule.page.example { #expect(text.hasSuffix("."), "\(rule.id)") }
    }

    /// nil for words, and where there is no repaired form.
    private func findings(in example: RuleExample, repaired isRepaired: Bool) throws -> [Diagnostic]? {
        switch example {
        case .document(let text, let settings, let repaired):
            guard let input = isRepaired ? repaired : text else { return nil }
            return Generator.generate(source(input), options: try options(settings ?? "")).diagnostics
        case .slice(let text, let arguments, let repaired):
            guard let input = isRepaired ? repaired : text else { return nil }
            return try sliced(source(input), arguments)
        case .configuration(let text, let repaired):
            guard let input = isRepaired ? repaired : text else { return nil }
            var sink = DiagnosticSink()
            let file = SourceFile(name: "backend.yaml", text: input)
            let configuration = BackendConfiguration.read(file, folder: "Shop", sink: &sink)
            #expect((configuration == nil) == !isRepaired)
            return sink.diagnostics
        case .words: return nil
        }
    }

    private func source(_ text: String) -> SourceFile {
        SourceFile(name: text.hasPrefix("{") ? "api.json" : "api.yaml", text: text)
    }

    private func options(_ settings: String) throws -> GeneratorOptions {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "backend.yaml", text: "spec: Specs/shop.yaml\nversion: 1.0.0\n" + settings)
        return try #require(BackendConfiguration.read(file, folder: "Shop", sink: &sink)).options
    }

    private func sliced(_ source: SourceFile, _ arguments: [String]) throws -> [Diagnostic] {
        var options = SliceOptions()
        switch arguments.first {
        case "--tag": options = SliceOptions(tags: [arguments[1]])
        case "--path": options = SliceOptions(paths: [arguments[1]])
        default: try #require(arguments.isEmpty)
        }
        var sink = DiagnosticSink()
        let root = try DocumentReader.read(source, sink: &sink)
        let text = Slicer.slice(root, options: options, sink: &sink)
        #expect((text == nil) == sink.hasErrors)
        return sink.diagnostics
    }
}
