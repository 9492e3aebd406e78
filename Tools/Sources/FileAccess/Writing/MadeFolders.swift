import Foundation

/// Folders that were not there before.
struct MadeFolders {
    /// The outermost first.
    private var paths: [String] = []

    /// Makes a folder and those around it that are missing.
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

    /// Takes them away again; one that holds something by now stays.
    func remove() {
        for path in paths.reversed() { rmdir(path) }
    }

    /// Takes away those that lie around `inner` and hold nothing any more.
    func removeEmpty(_ inner: String) {
        for path in paths.reversed() where inner.hasPrefix(path) { rmdir(path) }
    }
}
