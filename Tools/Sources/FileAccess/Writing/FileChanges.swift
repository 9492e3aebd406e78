import Foundation

/// Files that are written and removed together. All new contents are written beside their targets before the first
/// target is replaced; if that fails, no target changes.
///
/// A rename replaces each target, so that a reader sees either the old or the new content. Permissions are kept. A file
/// that already has the content is not changed.
package struct FileChanges: Sendable {
    private var contents: [(path: String, bytes: [UInt8])] = []
    private var removals: [String] = []

    package init() {}

    package mutating func write(_ bytes: [UInt8], to path: String) { contents.append((path, bytes)) }

    package mutating func remove(_ path: String) { removals.append(path) }

    /// Makes the changes; the result is the number of changed files.
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
            // This fails for a folder that is not empty, as it should.
            rmdir((path as NSString).deletingLastPathComponent)
        }
        return changed
    }

    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard let mode = SystemCall.mode(of: path), SystemCall.isRegularFile(mode) else { return false }
        return (try? [UInt8](contentsOfFile: path)) == bytes
    }
}
