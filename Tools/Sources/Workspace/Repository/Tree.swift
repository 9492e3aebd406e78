import Diagnostics
import FileAccess
import Foundation
import YAML

/// The repository on disk, for reading; paths are relative to its root.
package struct Tree: Sendable {
    /// The absolute path of the root.
    package let root: String

    package init(root: String) {
        self.root = root
    }

    /// The absolute path for a path from the root.
    package func absolute(_ path: String) -> String { "\(root)/\(path)" }

    /// The bytes of a file, which may be empty; problems name the path from the root.
    func bytes(of path: String) throws(FileProblem) -> [UInt8] {
        do throws(FileProblem) {
            return try [UInt8](contentsOfFile: absolute(path))
        } catch {
            throw FileProblem(path: path, kind: error.kind, reason: error.reason)
        }
    }

    /// A document, which may not be empty.
    func document(_ path: String) throws(FileProblem) -> SourceFile {
        let bytes = try bytes(of: path)
        if bytes.isEmpty { throw FileProblem(path: path, kind: .empty) }
        return SourceFile(name: path, bytes: bytes)
    }

    /// The document of a backend, with a loader for the files that it refers to.
    func input(of configuration: BackendConfiguration) throws(Halt) -> DocumentInput {
        let reading = DocumentReading(
            root: configuration.options.root?.path, remoteCache: configuration.options.remote?.path)
        do throws(FileProblem) {
            return try DocumentInput(
                try document(configuration.spec), at: configuration.spec, from: "\(root)/", reading)
        } catch {
            throw Halt(error.diagnostic(at: configuration.places.spec))
        }
    }

    /// The sorted names of the entries of a folder; empty if the folder does not exist.
    func names(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(path))) ?? []
        return names.filter { $0 != ".DS_Store" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && isFolder.boolValue
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: absolute(path)) }

    /// The paths of all files below a folder.
    func files(below path: String) -> [String] {
        names(in: path).flatMap { name in
            let path = "\(path)/\(name)"
            return isFolder(path) ? files(below: path) : [path]
        }
    }
}
