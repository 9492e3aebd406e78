import Foundation

/// The few system calls in this folder, with what went wrong as a sentence.
enum SystemCall {
    /// What the last failed call says: `Permission denied`.
    static var reason: String { String(cString: strerror(errno)) }

    /// The type and permission bits of what is at `path`, links followed; nil when there is nothing.
    static func mode(of path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode : nil
    }

    static func isDirectory(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFDIR }
    static func isRegularFile(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }

    /// Writes all of `bytes`, however many calls that takes; false with `errno` set when one fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0 && errno == EINTR { continue }
                if count < 0 { return false }
                offset += count
            }
            return true
        }
    }
}
