import Diagnostics

/// The input and the output of the last generation of a backend. While none of it has changed, the backend is skipped.
///
/// It is stored in `.build`, which is never committed, because it only holds for one machine.
struct RegenerationStamp: Hashable, Sendable {
    /// The identity of the program that wrote the files.
    var generator: String
    /// The SHA-256 of each file that was read, by its path from the root.
    var inputs: [String: String]
    /// The SHA-256 of each file that was written, by its path in the backend's folder.
    var outputs: [String: String]
    /// The number of warnings.
    var warningCount: Int
    /// The printed findings.
    var findings: String
}

extension RegenerationStamp {
    /// The stamp of a backend that was just planned.
    init(of backend: Survey.Backend, _ plan: BackendPlan, by generator: String) {
        let files = plan.sources + [backend.folder.configurationFile]
        self.init(
            generator: generator,
            inputs: Dictionary(
                files.map { ($0.name, SHA256.hexDigest(of: $0.bytes)) }, uniquingKeysWith: { first, _ in first }),
            outputs: plan.files.mapValues { SHA256.hexDigest(of: $0) },
            warningCount: plan.warningCount, findings: DiagnosticPrinter().text(of: plan.diagnostics))
    }

    /// Whether generating the backend again would give the same files. All files are compared byte by byte; the
    /// document is not parsed.
    func fits(_ backend: Survey.Backend, in tree: Tree, head: ManifestHead, generator: String) -> Bool {
        let present = backend.folder.present
        // Cheap comparisons first. The manifest also depends on folders and on Runtime's manifest.
        return self.generator == generator && Set(outputs.keys) == Set(present.keys)
            && present[BackendFolder.manifestPath] == backend.manifest(head: head)
            && inputs.allSatisfy { path, digest in
                (try? tree.bytes(of: path)).map { SHA256.hexDigest(of: $0) } == digest
            }
            && present.allSatisfy { path, bytes in SHA256.hexDigest(of: bytes) == outputs[path] }
    }
}
