import FileAccess
import YAML

extension Tree {
    /// The folders of `Backends/` with a `backend.yaml`, sorted by name.
    func backendFolders() throws(FileProblem) -> [BackendFolder] {
        var folders: [BackendFolder] = []
        for folder in names(in: "Backends") {
            let path = "Backends/\(folder)"
            guard isFolder(path), exists("\(path)/backend.yaml") else { continue }
            folders.append(
                BackendFolder(
                    name: folder, configurationFile: try document("\(path)/backend.yaml"),
                    tests: testTargets(of: path), cTargets: cTargets(of: path), present: try generatedFiles(of: path)))
        }
        return folders
    }

    /// One target for each folder of `Tests/` with Swift files, or `Tests/` itself if it contains the sources.
    private func testTargets(of backend: String) -> [NestedManifest.TestTarget] {
        let tests = "\(backend)/Tests"
        let folders = names(in: tests).filter { name in
            isFolder("\(tests)/\(name)") && files(below: "\(tests)/\(name)").contains { $0.hasSuffix(".swift") }
        }
        if !folders.isEmpty { return folders.map { NestedManifest.TestTarget(name: $0, path: nil) } }
        let isFlat = names(in: tests).contains { $0.hasSuffix(".swift") }
        return isFlat ? [NestedManifest.TestTarget(name: "Tests", path: "Tests")] : []
    }

    private func cTargets(of backend: String) -> [String] {
        names(in: "\(backend)/Sources").filter { isFolder("\(backend)/Sources/\($0)/include") }
    }

    private func generatedFiles(of backend: String) throws(FileProblem) -> [String: [UInt8]] {
        let sources = names(in: "\(backend)/Sources").flatMap { files(below: "\(backend)/Sources/\($0)/Generated") }
        let own = [BackendFolder.manifestPath, BackendFolder.lockPath, BackendFolder.operationsPath]
            .map { "\(backend)/\($0)" }.filter(exists)
        var present: [String: [UInt8]] = [:]
        for path in own + sources { present[String(path.dropFirst(backend.count + 1))] = try bytes(of: path) }
        return present
    }
}
