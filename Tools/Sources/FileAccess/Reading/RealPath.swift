import Foundation

/// Absolute paths of files, without links.
enum RealPath {
    /// The absolute path of an existing file.
    static func of(_ path: String) throws(FileProblem) -> String {
        guard !path.utf8.contains(0) else { throw FileProblem(path: path, kind: .missing) }
        guard let real = realpath(path, nil) else {
            let isMissing = errno == ENOENT || errno == ENOTDIR
            throw FileProblem(
                path: path, kind: isMissing ? .missing : .unreadable, reason: isMissing ? nil : SystemCall.reason)
        }
        defer { free(real) }
        return String(cString: real)
    }

    /// Appends a path to a folder and removes `..` steps by name; an absolute path is not changed.
    static func joined(_ folder: String, _ path: String) -> String {
        var steps = path.hasPrefix("/") ? [] : names(in: folder)
        for step in names(in: path) where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// Whether a path is in a folder, or is the folder.
    static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || folder == "/" || path.hasPrefix(folder + "/")
    }

    /// The path relative to a folder: `../shared/page.yml`.
    static func relative(_ path: String, to folder: String) -> String {
        let steps = names(in: path)
        let base = names(in: folder)
        let common = zip(steps, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - common) + steps.dropFirst(common)).joined(separator: "/")
    }

    private static func names(in path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    static func isFolder(_ path: String) -> Bool { SystemCall.mode(of: path).map(SystemCall.isDirectory) ?? false }

    static func isRegularFile(_ path: String) -> Bool {
        SystemCall.mode(of: path).map(SystemCall.isRegularFile) ?? false
    }
}
