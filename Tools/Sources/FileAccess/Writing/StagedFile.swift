import Foundation

/// New content, complete on disk under a temporary name in the folder of its target.
struct StagedFile: Sendable {
    private let temporary: String?
    private let bytes: [UInt8]
    private let target: String
    private let name: String

    /// Writes `bytes` beside `target`, and creates the folder if it is missing.
    ///
    /// A link is followed, so that it stays a link. A rename cannot replace a target that is not a regular file
    /// (`/dev/stdout`, a pipe); `replaceTarget` writes to it directly.
    init(bytes: [UInt8], target name: String) throws(FileProblem) {
        self.name = name
        self.bytes = bytes
        let mode = SystemCall.mode(of: name)
        target = mode == nil ? name : Self.resolved(name)
        if let mode, SystemCall.isDirectory(mode) {
            throw FileProblem(path: name, kind: .unwritable, reason: "this is a directory")
        }
        if let mode, !SystemCall.isRegularFile(mode) {
            temporary = nil
            return
        }
        let folder = (target as NSString).deletingLastPathComponent
        try Self.makeFolder(folder, for: name)
        let path = (folder as NSString).appendingPathComponent(".\(UUID().uuidString).tmp")
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileProblem(path: name, kind: .unwritable, reason: SystemCall.reason) }
        var done = SystemCall.write(bytes, to: descriptor)
        if done, let mode { done = fchmod(descriptor, mode & 0o7777) == 0 }
        var reason = done ? nil : SystemCall.reason
        // A full disk may be reported only here.
        if close(descriptor) != 0, reason == nil { reason = SystemCall.reason }
        if let reason {
            unlink(path)
            throw FileProblem(path: name, kind: .unwritable, reason: reason)
        }
        temporary = path
    }

    func replaceTarget() throws(FileProblem) {
        if let temporary {
            guard rename(temporary, target) == 0 else {
                throw FileProblem(path: name, kind: .unwritable, reason: SystemCall.reason)
            }
            return
        }
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem(path: name, kind: .unwritable, reason: SystemCall.reason) }
        defer { close(descriptor) }
        guard SystemCall.write(bytes, to: descriptor) else {
            throw FileProblem(path: name, kind: .unwritable, reason: SystemCall.reason)
        }
    }

    /// Removes the temporary file, unless it has become the target.
    func discard() {
        if let temporary { unlink(temporary) }
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func makeFolder(_ folder: String, for name: String) throws(FileProblem) {
        if folder.isEmpty || SystemCall.mode(of: folder) != nil { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileProblem(path: name, kind: .unwritable, reason: "its folder cannot be made")
        }
    }
}
