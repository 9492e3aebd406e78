import DeclarativeOpenAPI
import FileAccess
import Foundation

/// The folder for the files of a namespace; it may contain other files, too.
struct OutputFolder {
    let path: String
    let namespace: String

    /// Adds the files to `changes`, and the removal of files from an earlier run.
    func add(_ files: [GeneratedFile], to changes: inout FileChanges) throws(FileProblem) {
        let present = try names()
        for file in files { changes.write(Array(file.text.utf8), to: place(of: file.name)) }
        for name in present where !files.contains(where: { $0.name == name }) && isOurs(name) {
            changes.remove(place(of: name))
        }
    }

    private func place(of name: String) -> String { (path as NSString).appendingPathComponent(name) }

    /// The names of the files in the folder; none if it does not exist yet.
    private func names() throws(FileProblem) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else {
            throw FileProblem(
                path: path, kind: .unwritable, reason: "it is a file, and several files go into a folder")
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw FileProblem(path: path, kind: .unwritable, reason: "the folder cannot be read")
        }
    }

    /// Whether the generator wrote the file for this namespace, according to its name and its first line.
    private func isOurs(_ name: String) -> Bool {
        FileHeader.isName(name, of: namespace)
            && ((try? [UInt8](contentsOfFile: place(of: name))).map(FileHeader.begins) ?? false)
    }
}
