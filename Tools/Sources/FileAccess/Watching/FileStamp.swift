import Foundation

/// The properties of a file that change when it is written or replaced.
package struct FileStamp: Hashable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let serial: UInt64

    /// The stamp of the file at `path`, after following links; nil if there is none.
    package init?(of path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        #if canImport(Darwin)
            let time = information.st_mtimespec
        #else
            let time = information.st_mtim
        #endif
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
        size = Int(information.st_size)
        serial = UInt64(information.st_ino)
    }

    /// Whether the file was written at the given time or later.
    func isWritten(since moment: Date) -> Bool {
        Double(seconds) + Double(nanoseconds) / 1e9 >= moment.timeIntervalSince1970
    }
}
