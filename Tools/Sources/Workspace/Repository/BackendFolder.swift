import Diagnostics
import YAML

/// A folder of `Backends/` on disk: its C targets and test targets, and its generated files.
package struct BackendFolder: Sendable {
    /// The name of the folder.
    let name: String
    let configurationFile: SourceFile
    let tests: [NestedManifest.TestTarget]
    /// The C targets: the folders of `Sources/` with a folder `include`.
    let cTargets: [String]
    /// The generated files that exist, by their path in the folder: the manifest, the lock, and all files in folders
    /// named `Generated`.
    let present: [String: [UInt8]]

    /// The path of the folder from the root, as messages name it.
    var path: String { "Backends/\(name)" }

    static let manifestPath = "Package.swift"
    static let lockPath = "backend.lock"
    /// The page that lists the operations.
    static let operationsPath = "OPERATIONS.md"
}
