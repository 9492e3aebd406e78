import DeclarativeOpenAPI
import Diagnostics
import YAML

/// The files that `new` writes once, and people edit from then on.
struct Scaffold {
    let new: NewBackend
    /// The path of the document from the root.
    let spec: String

    private var testTarget: String { "\(new.module)Tests" }

    /// The backend as if its folder existed already; nil if its configuration is invalid, which `outcome` then says.
    func backend(_ outcome: inout Outcome) -> Survey.Backend? {
        let file = SourceFile(
            name: "Backends/\(new.name)/backend.yaml", text: ConfigurationText.text(of: new, spec: spec))
        var sink = DiagnosticSink()
        let configuration = BackendConfiguration.read(file, folder: new.name, sink: &sink)
        outcome.diagnostics += sink.diagnostics
        outcome.sources.append(file)
        guard let configuration else { return nil }
        let folder = BackendFolder(
            name: new.name, configurationFile: file,
            tests: [NestedManifest.TestTarget(name: testTarget, path: nil)], cTargets: [], present: [:])
        return Survey.Backend(folder: folder, configuration: configuration)
    }

    /// The files, by their path in the backend's folder.
    func files(_ facts: WiringFacts) -> [String: [UInt8]] {
        let wiring = WiringText(new: new, facts: facts)
        let pages = PageTexts(wiring: wiring, spec: spec)
        let texts = [
            "backend.yaml": ConfigurationText.text(of: new, spec: spec),
            "Sources/\(new.module)/\(new.typeName)Wiring.swift": wiring.text,
            "Tests/\(testTarget)/RequestTests.swift": RequestTestText(wiring: wiring).text,
            "README.md": pages.readme,
            "CHANGELOG.md": pages.changelog,
        ]
        return texts.mapValues { Array($0.utf8) }
    }
}
