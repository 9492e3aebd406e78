import Diagnostics
import YAML

/// A folder of `Backends/` as it lies on disk: what was written by hand that matters here, and what was generated.
package struct BackendFolder: Sendable {
    /// The folder's name.
    let folder: String
    let configurationFile: SourceFile
    let tests: [NestedManifest.TestTarget]
    /// The folders of `Sources/` that hold C, as targets beside the client's: those with a folder `include`.
    let cTargets: [String]
    /// What is there of all that `regenerate` writes, by its path in the folder: the manifest, the lock, and every file
    /// in a folder `Generated`.
    let present: [String: [UInt8]]

    /// The folder's path from the root, which is how a file of it is called in messages.
    var path: String { "Backends/\(folder)" }

    static let manifestPath = "Package.swift"
    static let lockPath = "backend.lock"
    /// The page that lists the operations.
    static let operationsPath = "OPERATIONS.md"
}
