import APIModel

/// The comment at the top of every generated file, which identifies such a file.
package enum FileHeader {
    /// The end of the name of every generated file.
    package static let ending = ".generated.swift"

    private static let firstLine =
        "Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the"

    /// Whether a file was made by a version of this generator.
    package static func begins(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: "// \(firstLine)\n".utf8)
    }

    /// Whether a file of this name belongs to the namespace.
    package static func isName(_ name: String, of namespace: String) -> Bool {
        guard name.hasPrefix(namespace), name.hasSuffix(ending) else { return false }
        return name == namespace + ending || name.hasPrefix("\(namespace)+")
    }

    static func text(of api: API) -> String {
        var lines = [firstLine, "options, and generate again."]
        if !api.excludedSchemes.isEmpty {
            lines.append("Left out: operations that need \(api.excludedSchemes.joined(separator: ", ")).")
        }
        return lines.joined(separator: "\n")
    }
}
