import CommandLineInterface
import Diagnostics
import FileAccess
import Foundation
import YAML

/// Makes a separate package from a backend or from the runtime.
package enum Export {
    /// Writes the package into `folder`, which must be missing or empty.
    ///
    /// - Parameters:
    ///   - folder: A path relative to the folder of the caller.
    ///   - runtimeURL: The URL of the runtime for the exported backend; nil for the one in `workspace.yaml`.
    package static func run(
        _ tree: Tree, name: String, to folder: String, runtimeURL: String? = nil
    ) async throws -> Outcome {
        if let runtimeURL, !PackageURL.isValid(runtimeURL) {
            throw UsageError("--runtime-url must be \(PackageURL.description)")
        }
        try requireEmpty(folder)
        if name == RaiseVersion.runtime { return try write(try runtime(tree), to: folder, "") }

        let check = try await Check.run(tree, names: [name])
        guard check.code == .success, let backend = try Survey(tree).selected([name]).first else { return check }
        var outcome = Outcome()
        var sink = DiagnosticSink()
        let configuration = try WorkspaceConfiguration.read(from: tree, sink: &sink)
        guard !sink.hasErrors else {
            outcome.diagnostics = sink.diagnostics
            outcome.code = .failure
            return outcome
        }
        guard let url = runtimeURL ?? configuration.runtimeURL else {
            throw Refusal(
                "where is Runtime published? give --runtime-url, or say runtimeURL in \(WorkspaceConfiguration.path)")
        }
        let version = try Changelog(ofRuntimeIn: tree).version()
        let package = try self.backend(backend, runtime: .released(url: url, from: version), tree)
        return try write(package, to: folder, ", with Runtime from \(version) on at \(url)")
    }

    private static func runtime(_ tree: Tree) throws -> ExportedPackage {
        try Git(tree: tree).requireCommitted(["Runtime", "LICENSE"])
        let version = try Changelog(ofRuntimeIn: tree).version()
        return try ExportedPackage(
            RaiseVersion.runtime, version: version, folder: "Runtime", others: [], in: tree)
    }

    private static func backend(
        _ backend: Survey.Backend, runtime: RuntimeDependency, _ tree: Tree
    ) throws -> ExportedPackage {
        let configuration = backend.configuration
        let folder = backend.folder.path
        let head = try Survey(tree).head
        let specs = PlannedBackend(backend, in: tree, head: head).sources.map(\.name)
        try Git(tree: tree).requireCommitted([folder, "Runtime", "LICENSE"] + specs)
        var package = try ExportedPackage(
            configuration.name, version: configuration.version, folder: folder, others: specs, in: tree)
        package.replace(
            BackendFolder.manifestPath,
            with: NestedManifest.text(
                head: head, configuration: configuration, cTargets: backend.cTargets,
                tests: backend.folder.tests, runtime: runtime))
        package.turnLinks(from: "../../Specs/", to: "Specs/")
        return package
    }

    private static func requireEmpty(_ folder: String) throws(Refusal) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        guard isFolder.boolValue, names?.isEmpty == true else {
            throw Refusal(
                "\(folder) is \(isFolder.boolValue ? "not empty" : "a file"); name a folder that is new or empty")
        }
    }

    private static func write(_ package: ExportedPackage, to folder: String, _ remark: String) throws -> Outcome {
        // Absolute, so that missing parent folders are known.
        let place = URL(fileURLWithPath: folder).standardizedFileURL.path
        var installation = Installation(workshop: "\(place)/.export-\(UUID().uuidString)")
        var folders: [String: [String: [UInt8]]] = [:]
        for (path, bytes) in package.files {
            guard let slash = path.firstIndex(of: "/") else {
                installation.file(bytes, at: "\(place)/\(path)")
                continue
            }
            folders[String(path[..<slash]), default: [:]][String(path[path.index(after: slash)...])] = bytes
        }
        for (name, files) in folders { installation.folder(files, at: "\(place)/\(name)") }
        try installation.commit()
        var outcome = Outcome()
        outcome.lines = [
            "\(package.name) \(package.version): \(counted(package.files.count, "file")) in \(folder)\(remark)",
            "Next: commit it to a repository of its own, and tag the commit \(package.version).",
        ]
        return outcome
    }
}
