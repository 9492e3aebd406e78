import CommandLineInterface
import Configuration
import Diagnostics
import FileAccess
import YAML

/// The backends of a repository, read before anything is generated.
struct Survey: Sendable {
    /// A backend with a valid `backend.yaml`.
    struct Backend: Sendable {
        let folder: BackendFolder
        let configuration: BackendConfiguration

        /// The C targets beside the client.
        var cTargets: [CTarget] {
            folder.cTargets.map { CTarget(name: $0, linuxLibraries: configuration.linuxLibraries) }
        }
    }

    let head: ManifestHead
    /// The valid backends, sorted by name.
    let backends: [Backend]
    /// The findings of the other backends.
    let diagnostics: [Diagnostic]
    /// The files of the configurations, for showing their lines.
    let sources: [SourceFile]

    /// Whether all backends are valid; the root manifest depends on all of them.
    var isComplete: Bool { diagnostics.isEmpty }

    init(_ tree: Tree) throws(FileProblem) {
        let runtime = "Runtime/Package.swift"
        guard let head = ManifestHead(manifest: String(decoding: try tree.bytes(of: runtime), as: UTF8.self)) else {
            throw FileProblem(path: runtime, kind: .unreadable, reason: "it states no tools version or no platforms")
        }
        self.head = head
        let folders = try tree.backendFolders()
        sources = folders.map(\.configurationFile)
        var sink = DiagnosticSink()
        var backends: [Backend] = []
        for folder in folders {
            let configuration = BackendConfiguration.read(
                folder.configurationFile, folder: folder.name, sink: &sink)
            guard let configuration, !Self.clashes(configuration, with: backends, sink: &sink),
                !Self.linksNothing(configuration, folder: folder, sink: &sink)
            else { continue }
            backends.append(Backend(folder: folder, configuration: configuration))
        }
        self.backends = backends.sorted { $0.configuration.name < $1.configuration.name }
        diagnostics = sink.diagnostics
    }

    /// The backends with these names, or all of them without names.
    func selected(_ names: [String]) throws(UsageError) -> [Backend] {
        if names.isEmpty { return backends }
        let known = backends.map(\.configuration.name)
        for name in names where !known.contains(name) && !isBroken(name) {
            throw UsageError("there is no backend \(name)\(NearestSpelling.hint(for: name, among: known))")
        }
        return backends.filter { names.contains($0.configuration.name) }
    }

    /// Whether `name` is the folder of a backend that has findings.
    private func isBroken(_ name: String) -> Bool {
        diagnostics.contains { $0.location.file == "Backends/\(name)/backend.yaml" }
    }

    /// Reports libraries of a backend without a C target, which alone can link them.
    private static func linksNothing(
        _ configuration: BackendConfiguration, folder: BackendFolder, sink: inout DiagnosticSink
    ) -> Bool {
        guard !configuration.linuxLibraries.isEmpty, folder.cTargets.isEmpty else { return false }
        sink.report(
            .backendValue, at: configuration.places.linuxLibraries,
            "linuxLibraries needs a C target beside the client, but no folder of \(folder.path)/Sources contains a folder include"
        )
        return true
    }

    private static func clashes(
        _ configuration: BackendConfiguration, with others: [Backend], sink: inout DiagnosticSink
    ) -> Bool {
        for other in others.map(\.configuration) {
            let places = configuration.places
            if other.name == configuration.name {
                let first = Diagnostic.Related(location: other.places.name, message: "the other one")
                sink.report(
                    .backendClash, at: places.name, "two backends are called \(other.name)", related: [first])
                return true
            }
            if other.module == configuration.module {
                let first = Diagnostic.Related(location: other.places.module, message: "the other one")
                sink.report(
                    .backendClash, at: places.module, "two backends have the module \(other.module)", related: [first])
                return true
            }
        }
        return false
    }
}
