import Foundation

/// A file or folder that was moved to its place.
struct PlacedItem {
    private let target: String
    /// The path at which the replaced file is kept; nil if nothing was replaced.
    private let old: String?

    /// - Parameter old: The path at which an existing file at `target` is kept.
    init(moving source: String, to target: String, keeping old: String) throws(FileProblem) {
        self.target = target
        let mode = SystemCall.mode(of: target)
        if let mode, SystemCall.isDirectory(mode) {
            throw FileProblem(path: target, kind: .unwritable, reason: "this is a directory")
        }
        if let mode {
            guard chmod(source, mode & 0o7777) == 0, link(target, old) == 0 else {
                throw FileProblem(path: target, kind: .unwritable, reason: SystemCall.reason)
            }
        }
        self.old = mode == nil ? nil : old
        guard rename(source, target) == 0 else {
            throw FileProblem(path: target, kind: .unwritable, reason: SystemCall.reason)
        }
    }

    func takeBack() {
        if let old {
            rename(old, target)
        } else {
            try? FileManager.default.removeItem(atPath: target)
        }
    }
}
