import Foundation

extension [UInt8] {
    /// Reads a file of at most `limit` bytes, which may be empty.
    package init(contentsOfFile path: String, atMost limit: Int = .max) throws(FileProblem) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let isMissing = errno == ENOENT || errno == ENOTDIR
            throw FileProblem(
                path: path, kind: isMissing ? .missing : .unreadable, reason: isMissing ? nil : SystemCall.reason)
        }
        defer { close(descriptor) }
        try self.init(reading: descriptor, calledAs: path, atMost: limit)
    }

    /// Reads a document from standard input; it must not be empty.
    package init(contentsOfStandardInput: Void) throws(FileProblem) {
        try self.init(reading: STDIN_FILENO, calledAs: "standard input", atMost: DocumentFile.byteLimit)
        if isEmpty { throw FileProblem(path: "standard input", kind: .empty) }
    }

    private init(reading descriptor: Int32, calledAs path: String, atMost limit: Int) throws(FileProblem) {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else {
            throw FileProblem(path: path, kind: .unreadable, reason: SystemCall.reason)
        }
        if SystemCall.isDirectory(information.st_mode) { throw FileProblem(path: path, kind: .directory) }
        if information.st_size > limit { throw FileProblem(path: path, kind: .tooLarge) }
        self = []
        reserveCapacity(Int(information.st_size) + 1)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { throw FileProblem(path: path, kind: .unreadable, reason: SystemCall.reason) }
            if count == 0 { return }
            append(contentsOf: chunk[..<count])
            // A device or a pipe reports no size.
            if self.count > limit { throw FileProblem(path: path, kind: .tooLarge) }
        }
    }

    /// Reads the file of a document. An empty file is a problem, and so is one that is too large; its size is checked
    /// before it is read.
    package init(contentsOfDocument path: String) throws(FileProblem) {
        try self.init(contentsOfFile: path, atMost: DocumentFile.byteLimit)
        if isEmpty { throw FileProblem(path: path, kind: .empty) }
    }
}
