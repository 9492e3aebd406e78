import Foundation

/// The file of the running program, told from every other one.
package enum ProgramIdentity {
    /// Where the file lies, how large it is, and when it was changed last: a program that is built again is another, and so
    /// is one that is written over, since no one can set the time of a file's last change. nil where the file is not to
    /// be found.
    package static var current: String? {
        guard let path = Bundle.main.executablePath else { return nil }
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        #if canImport(Darwin)
            let changed = information.st_ctimespec
        #else
            let changed = information.st_ctim
        #endif
        return [
            Int(information.st_dev), Int(information.st_ino), Int(information.st_size), changed.tv_sec, changed.tv_nsec,
        ].map(String.init).joined(separator: "-")
    }
}
