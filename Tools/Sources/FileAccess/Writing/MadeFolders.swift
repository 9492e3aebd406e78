import Foundation

/// Folders that were created.
struct MadeFolders {
    /// The outermost folder is the first.
    private var paths: [String] = []

    /// Creates a folder and its missing parent folders.
    static func make(_ folder: String, for name: String) throws(FileProblem) -> MadeFolders {
        var missing: [String] = []
        var path = folder
        while !path.isEmpty, path != "/", SystemCall.mode(of: path) == nil {
            missing.append(path)
            path = (path as NSString).deletingLastPathComponent
        }
        var made = MadeFolders()
        for path in missing.reversed() {
            guard mkdir(path, 0o777) == 0 else {
                let reason = SystemCall.reason
                made.remove()
                throw FileProblem(path: name, kind: .unwritable, reason: reason)
            }
            made.paths.append(path)
        }
        return made
    }

    mutating func add(_ other: MadeFolders) { paths += other.paths }

    /// Removes the folders that are empty.
    func remove() {
        for path in paths.reversed() { rmdir(path) }
    }

    /// Removes the parent folders of `inner` that are empty.
    func removeEmpty(_ inner: String) {
        for path in paths.reversed() where inner.hasPrefix(path) { rmdir(path) }
    }
}
