import Diagnostics

/// What a backend was made of and by, and what came out: while all of it is as it was, there is nothing to make.
///
/// It lies in `.build`, which is never committed: what one machine made is no promise about another's.
struct RegenerationStamp: Hashable, Sendable {
    /// The program that made the files.
    var generator: String
    /// The SHA-256 of each file that was read, by its path from the root.
    var inputs: [String: String]
    /// The SHA-256 of each file that was made, by its path in the backend's folder.
    var outputs: [String: String]
    /// How many of the findings are warnings.
    var warningCount: Int
    /// What was found, as it is printed.
    var findings: String
}

extension RegenerationStamp {
    /// What stands behind a backend as it was just planned.
    init(of backend: Survey.Backend, _ plan: BackendPlan, by generator: String) {
        let files = plan.sources + [backend.folder.configurationFile]
        self.init(
            generator: generator,
            inputs: Dictionary(
                files.map { ($0.name, SHA256.hexDigest(of: $0.bytes)) }, uniquingKeysWith: { first, _ in first }),
            outputs: plan.files.mapValues { SHA256.hexDigest(of: $0) },
            warningCount: plan.warningCount, findings: DiagnosticPrinter().text(of: plan.diagnostics))
    }

    /// Whether making the backend again would make the same: everything is looked at, byte by byte, but the document is
    /// not parsed.
    func fits(_ backend: Survey.Backend, in tree: Tree, head: ManifestHead, generator: String) -> Bool {
        let present = backend.folder.present
        // Cheap questions first. The manifest depends on folders and on Runtime's manifest, too.
        return self.generator == generator && Set(outputs.keys) == Set(present.keys)
            && present[BackendFolder.manifestPath] == backend.manifest(head: head)
            && inputs.allSatisfy { path, digest in
                (try? tree.bytes(of: path)).map { SHA256.hexDigest(of: $0) } == digest
            }
            && present.allSatisfy { path, bytes in SHA256.hexDigest(of: bytes) == outputs[path] }
    }
}
