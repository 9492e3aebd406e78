import Foundation

/// System calls, with the reason of a failure as text.
enum SystemCall {
    /// The reason why the last call failed: `Permission denied`.
    static var reason: String { String(cString: strerror(errno)) }

    /// The type and permission bits of the file at `path`, after following links; nil if there is none.
    static func mode(of path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode : nil
    }

    static func isDirectory(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFDIR }
    static func isRegularFile(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }

    /// Writes all of `bytes`, in several calls if necessary; false if one fails, with `errno` set.
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
