import DeclarativeOpenAPI
import Diagnostics
import Slice
import Testing
import Workspace
import YAML

/// Each page's example prints the page's findings, and the repaired form prints none.
@Suite struct ExampleTests {
    @Test(arguments: Catalogue.all)
    func theExamplePrintsItsFindings(rule: Rule) throws {
        guard case .example(let example) = rule.page.cause else { return }
        let found = try findings(in: example.input, of: example)
        let text = DiagnosticPrinter().text(of: found)
        if text != example.findings, Catalogue.isRecording {
            try Catalogue.record(text, replacing: example.findings, of: rule)
        }
        #expect(
            text == example.findings,
            "record it: RECORD=1 swift test --package-path Tools --filter ExampleTests; then build again")
        #expect(found.contains { $0.rule == rule })
    }

    @Test(arguments: Catalogue.all)
    func theRepairedFormHasNoFindings(rule: Rule) throws {
        guard case .example(let example) = rule.page.cause, let repaired = example.repaired else { return }
        // Every webhook has a note that clients do not call it.
        let others = try findings(in: repaired, of: example).filter { $0.rule.id != "document.not-callable" }
        #expect(DiagnosticPrinter().text(of: others) == "")
    }

    private func findings(in input: RuleExample.Code, of example: RuleExample) throws -> [Diagnostic] {
        switch example.use {
        case .generate:
            let options = try configuration((example.settings?.text ?? "") + "spec: api.yaml\nversion: 1.0.0\n").options
            return Generator.generate(source(input), options: options).diagnostics
        case .slice(let command):
            return try sliced(source(input), command)
        case .configure:
            var sink = DiagnosticSink()
            let file = SourceFile(name: "backend.yaml", text: input.text)
            let configuration = BackendConfiguration.read(file, folder: "Shop", sink: &sink)
            #expect((configuration == nil) == sink.hasErrors)
            return sink.diagnostics
        }
    }

    private func source(_ input: RuleExample.Code) -> SourceFile {
        SourceFile(name: "api." + input.language, text: input.text)
    }

    private func configuration(_ text: String) throws -> BackendConfiguration {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "backend.yaml", text: text)
        return try #require(BackendConfiguration.read(file, folder: "Shop", sink: &sink))
    }

    private func sliced(_ source: SourceFile, _ command: String) throws -> [Diagnostic] {
        let words = command.split(separator: " ").map(String.init)
        try #require(words.prefix(3) == ["declarative-openapi", "slice", "api.yaml"])
        let options =
            switch words.dropFirst(3).first {
            case nil: SliceOptions()
            case "--tag": SliceOptions(tags: [words[4]])
            case "--path": SliceOptions(paths: [words[4]])
            case let flag: try #require(nil as SliceOptions?, "no example uses \(flag ?? "")")
            }
        var sink = DiagnosticSink()
        let root = try DocumentReader.read(source, sink: &sink)
        let text = Slicer.slice(root, options: options, sink: &sink)
        #expect((text == nil) == sink.hasErrors)
        return sink.diagnostics
    }
}
