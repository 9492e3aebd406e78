import Foundation

extension [UInt8] {
    /// The whole content of a file that may be empty.
    package init(contentsOfFile path: String) throws(FileProblem) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let isMissing = errno == ENOENT || errno == ENOTDIR
            throw FileProblem(
                path: path, kind: isMissing ? .missing : .unreadable, reason: isMissing ? nil : SystemCall.reason)
        }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else {
            throw FileProblem(path: path, kind: .unreadable, reason: SystemCall.reason)
        }
        if SystemCall.isDirectory(information.st_mode) { throw FileProblem(path: path, kind: .directory) }
        self = []
        reserveCapacity(Int(information.st_size) + 1)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw FileProblem(path: path, kind: .unreadable, reason: SystemCall.reason) }
            if count == 0 { return }
            append(contentsOf: chunk[..<count])
        }
    }

    /// The whole content of a document: an empty file is a problem of its own.
    package init(contentsOfDocument path: String) throws(FileProblem) {
        try self.init(contentsOfFile: path)
        if isEmpty { throw FileProblem(path: path, kind: .empty) }
    }
}
