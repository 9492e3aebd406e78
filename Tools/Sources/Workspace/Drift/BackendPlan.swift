import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import YAML

/// The files that `regenerate` writes for one backend, as values.
struct BackendPlan: Sendable {
    /// The content of each file, by its path in the backend's folder; empty if the document is refused.
    let files: [String: [UInt8]]
    let lock: BackendLock
    /// The files that were read, the document first.
    let sources: [SourceFile]
    let operationCount: Int
    let modelCount: Int
    /// The facts for a first wiring; nil if the document is refused or has no operations.
    let wiring: WiringFacts?
    /// The findings of the generator.
    let diagnostics: [Diagnostic]

    var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

    var warningCount: Int { diagnostics.count { $0.severity == .warning } }

    /// Plans a backend from its document.
    static func plan(
        _ backend: Survey.Backend, spec: DocumentInput, overlays: [SourceFile], head: ManifestHead
    ) -> BackendPlan {
        let configuration = backend.configuration
        let result = Generator.generate(
            spec.source, overlays: overlays, options: configuration.options, loader: spec.loader)
        let sources = result.sources + overlays
        var lock = BackendLock(
            generator: Generator.version, spec: SpecDigest.of(sources),
            options: configuration.options.digest, files: [:])
        var files: [String: [UInt8]] = [:]
        if !result.files.isEmpty {
            for file in result.files {
                let path = "Sources/\(configuration.module)/Generated/\(file.name)"
                files[path] = Array(file.text.utf8)
                lock.files[path] = SHA256.hexDigest(of: Array(file.text.utf8))
            }
            if let page = result.operationsPage {
                files[BackendFolder.operationsPath] = Array(page.utf8)
                lock.files[BackendFolder.operationsPath] = SHA256.hexDigest(of: Array(page.utf8))
            }
            files[BackendFolder.lockPath] = Array(lock.text.utf8)
            files[BackendFolder.manifestPath] = backend.manifest(head: head)
        }
        return BackendPlan(
            files: files, lock: lock, sources: sources, operationCount: result.operationCount,
            modelCount: result.modelCount, wiring: result.wiring, diagnostics: result.diagnostics)
    }

    /// The differences between a backend's folder and this plan.
    func changes(to folder: BackendFolder, in tree: Tree) -> FileChanges {
        var changes = FileChanges()
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            changes.write(bytes, to: tree.absolute("\(folder.path)/\(path)"))
        }
        for path in folder.present.keys.sorted() where files[path] == nil {
            changes.remove(tree.absolute("\(folder.path)/\(path)"))
        }
        return changes
    }
}

extension Survey.Backend {
    /// The backend's own manifest.
    func manifest(head: ManifestHead) -> [UInt8] {
        Array(
            NestedManifest.text(head: head, configuration: configuration, cTargets: cTargets, tests: folder.tests)
                .utf8)
    }
}
