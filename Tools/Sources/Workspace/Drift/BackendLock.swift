/// The content of a `backend.lock`: the hashes of the input and of the output of a backend, and the version of the
/// generator.
package struct BackendLock: Hashable, Sendable {
    /// The version of the generator.
    package var generator: String
    /// The SHA-256 of the document.
    package var spec: String
    /// The SHA-256 of the options in `backend.yaml` that the output depends on.
    package var options: String
    /// The SHA-256 of each generated file, by its path in the backend's folder.
    package var files: [String: String]
}

extension BackendLock {
    /// The text of the file, which depends only on the values.
    var text: String {
        var text = """
            # Made by ./workspace regenerate, compared by ./workspace check; do not edit.
            generator: \(generator)
            spec: \(spec)
            options: \(options)
            files:

            """
        for (path, hash) in files.sorted(by: { $0.key < $1.key }) { text += "  \(path): \(hash)\n" }
        return text
    }

    /// Reads the lines of a lock that are well-formed. A damaged lock needs no error here, because its bytes differ
    /// from the expected ones.
    init(text: String) {
        self.init(generator: "", spec: "", options: "", files: [:])
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.lastIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            switch line[..<colon] {
            case "generator": generator = String(value)
            case "spec": spec = String(value)
            case "options": options = String(value)
            case "files": break
            case let path: files[String(path.drop { $0 == " " })] = String(value)
            }
        }
    }
}
