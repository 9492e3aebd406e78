import Foundation

/// A temporary folder for one test, which is removed with the value. Its path contains a space, so that missing quotes
/// fail a test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/a folder \(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String, executable: Bool = false) throws {
        let path = path(name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The paths and the bytes of all files.
    func contents() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: path)
        var contents: [String: Data] = [:]
        for name in names {
            let url = URL(fileURLWithPath: path(name))
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                contents[name] = try Data(contentsOf: url)
            }
        }
        return contents
    }
}
