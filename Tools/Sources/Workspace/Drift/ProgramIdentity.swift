import Foundation

/// The identity of the running program.
package enum ProgramIdentity {
    /// The path, the size and the time of the last change of the program's file. A program that is built again or
    /// overwritten has another identity, because nobody can set the change time of a file. nil if the file is not
    /// found.
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
