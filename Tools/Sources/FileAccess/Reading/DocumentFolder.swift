import Foundation
import YAML

/// The files around a document on disk, as far as it may refer to them: one file has one name, whatever links and spellings
/// lead to it, and none outside the root is opened.
struct DocumentFolder: Sendable {
    /// The folder of the document, as the user calls it, with the slash at its end; empty for the working directory.
    private let spelled: String
    /// The folder of the document, absolute and without links.
    private let folder: String
    /// The document itself, absolute and without links; nil where it is no file.
    private let document: String?
    /// The folder that reading stays in, absolute and without links.
    private let root: String
    /// The same, as the user calls it.
    private let spelledRoot: String

    /// The surroundings of the document at `path`, or of one on standard input: the working directory.
    ///
    /// - Parameters:
    ///   - start: What is put before paths on disk and left out in messages.
    ///   - root: The folder that reading stays in; nil for the document's own.
    /// - Throws: `FileProblem` when the root is no folder, or the document is not in it.
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
            throw FileProblem(path: root ?? spelled, kind: .unreadable, reason: "it is no folder")
        }
        guard RealPath.holds(self.root, folder) else {
            throw FileProblem(path: path ?? spelled, kind: .outside, reason: root)
        }
    }

    /// The name of a file: its path from the document's folder, without links; empty for the document itself.
    func identity(of path: String) throws(LoadingFault) -> String {
        let absolute = RealPath.joined(folder, path)
        // A path that leaves the root is not even looked at.
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
        guard RealPath.isRegularFile(path) else { throw .unreadable("it is no regular file") }
        do throws(FileProblem) {
            return SourceFile(
                name: spelled + identity, bytes: try [UInt8](contentsOfFile: path, atMost: DocumentFile.byteLimit))
        } catch {
            throw LoadingFault(error)
        }
    }
}

extension LoadingFault {
    /// Why a file that was found is not read.
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
