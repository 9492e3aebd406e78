/// A folder of the repository as a separate package.
struct ExportedPackage {
    let name: String
    let version: String
    /// The files, by their path in the package.
    private(set) var files: [String: [UInt8]] = [:]
    /// The paths of its sources, from the root.
    private let origins: [String]

    /// - Parameters:
    ///   - folder: The path of the folder from the root; its tracked files are copied.
    ///   - others: The paths of further files for the package.
    init(_ name: String, version: String, folder: String, others: [String], in tree: Tree) throws {
        self.name = name
        self.version = version
        origins = [folder] + others
        for path in try Git(tree: tree).lines(["ls-files", "--", folder]) {
            files[String(path.dropFirst(folder.count + 1))] = try tree.bytes(of: path)
        }
        for path in others { files[path] = try tree.bytes(of: path) }
        if tree.exists("LICENSE") { files["LICENSE"] = try tree.bytes(of: "LICENSE") }
        if files[".gitignore"] == nil { replace(".gitignore", with: ".build/\n") }
        files["HISTORY.md"] = Array(try history(in: tree).utf8)
    }

    /// Replaces the content of a file.
    mutating func replace(_ path: String, with text: String) { files[path] = Array(text.utf8) }

    /// Adapts links between pages to the places of the copied files.
    mutating func turnLinks(from place: String, to target: String) {
        for (path, bytes) in files where path.hasSuffix(".md") && !path.contains("/") {
            let text = String(decoding: bytes, as: UTF8.self)
            files[path] = Array(text.replacing("](\(place)", with: "](\(target)").utf8)
        }
    }

    /// The note about the origin of the package.
    private func history(in tree: Tree) throws -> String {
        let git = Git(tree: tree)
        let commit = try git.lines(["log", "-1", "--format=`%H` of %cs"]).first ?? ""
        let changes = try git.lines(["log", "--format=- `%h` %cs %s", "--"] + origins)
        return """
            # History of \(name)

            Version \(version), made by `./workspace export \(name)` from commit \(commit). Changes are made there; the commands
            of `./workspace` that pages name are of that repository, here `swift test` runs the tests.

            What changed it there, newest first:

            \(changes.joined(separator: "\n"))

            """
    }
}
