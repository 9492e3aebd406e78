import Foundation

/// Files to be written and removed together: either all new contents are on disk beside their targets before the first
/// target is replaced, or nothing is touched.
///
/// Each target is replaced by a rename, so that a reader sees the old bytes or the new ones, never a part, and keeps the
/// permissions it had. A file that already holds the bytes is not touched.
package struct FileChanges: Sendable {
    private var contents: [(path: String, bytes: [UInt8])] = []
    private var removals: [String] = []

    package init() {}

    package mutating func write(_ bytes: [UInt8], to path: String) { contents.append((path, bytes)) }

    package mutating func remove(_ path: String) { removals.append(path) }

    /// Makes the changes and tells how many files are different now.
    @discardableResult
    package func commit() throws(FileProblem) -> Int {
        var staged: [StagedFile] = []
        do throws(FileProblem) {
            for (path, bytes) in contents where !Self.holds(path, bytes) {
                staged.append(try StagedFile(bytes: bytes, target: path))
            }
            for file in staged { try file.replaceTarget() }
        } catch {
            for file in staged { file.discard() }
            throw error
        }
        var changed = staged.count
        for path in removals {
            guard unlink(path) == 0 else {
                if errno == ENOENT { continue }
                throw FileProblem(path: path, kind: .unwritable, reason: SystemCall.reason)
            }
            changed += 1
            // Fails for a folder that still holds something, which is what is wanted.
            rmdir((path as NSString).deletingLastPathComponent)
        }
        return changed
    }

    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard let mode = SystemCall.mode(of: path), SystemCall.isRegularFile(mode) else { return false }
        return (try? [UInt8](contentsOfFile: path)) == bytes
    }
}
