import Foundation
import Testing
import Workspace

/// A repository with one small backend, in a temporary folder.
struct MiniatureRepository {
    let folder: TemporaryFolder
    var tree: Tree { Tree(root: folder.path) }

    static let runtimeManifest = """
        // swift-tools-version: 6.2

        import PackageDescription

        let package = Package(
            name: "Runtime",
            platforms: [.macOS(.v14), .iOS(.v17)],
            products: []
        )

        """

    static func document(title: String) -> String {
        """
        openapi: 3.0.3
        info:
          title: \(title)
          version: "1"
        paths:
          /ping:
            get:
              operationId: ping
              responses:
                "204":
                  description: nothing to say

        """
    }

    /// Contains the backend `Tiny`, with a `backend.yaml` and a wiring.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.runtimeManifest, to: "Runtime/Package.swift")
        try add("Tiny")
    }

    /// Adds the hand-written files of a backend.
    func add(_ name: String) throws {
        try folder.write(Self.document(title: name), to: "Specs/\(name).yaml")
        try folder.write("spec: Specs/\(name).yaml\nversion: 1.0.0\n", to: "Backends/\(name)/backend.yaml")
        try folder.write("// by hand\n", to: "Backends/\(name)/Sources/\(name)API/\(name)Wiring.swift")
    }

    func regenerate(_ names: String...) async throws -> Outcome { try await Regenerate.run(tree, names: names) }

    /// The lines that `check` prints.
    func check(_ names: String...) async throws -> [String] {
        let outcome = try await Check.run(tree, names: names)
        #expect((outcome.code == .success) == outcome.diagnostics.isEmpty)
        return outcome.findings(showingLines: false).split(separator: "\n").map(String.init)
    }
}
