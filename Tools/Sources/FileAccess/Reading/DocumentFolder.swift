import Foundation
import YAML

/// The files that a document on disk may refer to. A file has one name, independent of links and spellings, and no file
/// outside the root is opened.
struct DocumentFolder: Sendable {
    /// The folder of the document as the user spells it, with a slash at its end; empty for the current folder.
    private let spelled: String
    /// The folder of the document, absolute and without links.
    private let folder: String
    /// The path of the document, absolute and without links; nil if it is not a file.
    private let document: String?
    /// The folder that may be read, absolute and without links.
    private let root: String
    /// The same folder as the user spells it.
    private let spelledRoot: String

    /// The folder of the document at `path`; for a document on standard input, the current folder.
    ///
    /// - Parameters:
    ///   - start: A prefix of paths on disk, which is left out in messages.
    ///   - root: The folder that may be read; nil for the folder of the document.
    /// - Throws: `FileProblem` if the root is not a folder, or does not contain the document.
    init(of path: String?, from start: String = "", root: String? = nil) throws(FileProblem) {
        func real(_ path: String) throws(FileProblem) -> String {
            try RealPath.of(path.hasPrefix("/") ? path : start + (path.isEmpty ? "." : path))
        }
        let slash = path?.lastIndex(of: "/")
        spelled = slash.flatMap { end in path.map { String($0[...end]) } } ?? ""
        folder = try real(spelled)
        document = try path.map(real)
        spelledRoot = root ?? (spelled.isEmpty ? "the folder of the document" : String(spelled.dropLast()))
        self.root = try root.map(real) ?? folder
        guard RealPath.isFolder(self.root) else {
            throw FileProblem(path: root ?? spelled, kind: .unreadable, reason: "it is not a folder")
        }
        guard RealPath.holds(self.root, folder) else {
            throw FileProblem(path: path ?? spelled, kind: .outside, reason: root)
        }
    }

    /// The name of a file: its path relative to the folder of the document, without links; empty for the document
    /// itself.
    func identity(of path: String) throws(LoadingFault) -> String {
        let absolute = RealPath.joined(folder, path)
        // A path outside the root is not looked up.
        guard RealPath.holds(root, absolute) else { throw .outside(root: spelledRoot) }
        let place: String
        do throws(FileProblem) {
            place = try RealPath.of(absolute)
        } catch {
            throw LoadingFault(error)
        }
        guard RealPath.holds(root, place) else { throw .outside(root: spelledRoot) }
        if place == document { return "" }
        return RealPath.relative(place, to: folder)
    }

    func source(_ identity: String) throws(LoadingFault) -> SourceFile {
        let path = RealPath.joined(folder, identity)
        guard !RealPath.isFolder(path) else { throw .directory }
        guard RealPath.isRegularFile(path) else { throw .unreadable("it is not a regular file") }
        do throws(FileProblem) {
            return SourceFile(
                name: spelled + identity, bytes: try [UInt8](contentsOfFile: path, atMost: DocumentFile.byteLimit))
        } catch {
            throw LoadingFault(error)
        }
    }
}

extension LoadingFault {
    /// The reason why an existing file is not read.
    init(_ problem: FileProblem) {
        self =
            switch problem.kind {
            case .missing: .missing
            case .directory: .directory
            case .tooLarge: .unreadable("it is larger than \(DocumentFile.byteLimit) bytes")
            default: .unreadable(problem.reason ?? "the system refuses")
            }
    }
}
