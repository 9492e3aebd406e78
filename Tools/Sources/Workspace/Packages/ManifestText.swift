/// The text of a package manifest, in the format of swift-format.
struct ManifestText {
    private(set) var text: String

    /// The head of the file, up to the first list.
    init(head: ManifestHead, note: String, package name: String) {
        text = """
            \(head.toolsVersion)
            // \(note)

            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: \(head.platforms),

            """
    }

    /// A list argument of the package, with one element on each line.
    mutating func list(_ label: String, _ elements: [String]) {
        let comma = elements.count > 1 ? "," : ""
        let lines = elements.map { "        \($0)" }.joined(separator: ",\n")
        text += "    \(label): [\n\(lines)\(comma)\n    ],\n"
    }

    /// Ends the file.
    mutating func close() {
        text += "    swiftLanguageModes: [.v6]\n)\n"
    }

    /// `"A", "B"` in brackets.
    static func names(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    /// A product that is a library of one target.
    static func library(_ name: String) -> String {
        ".library(name: \"\(name)\", targets: [\"\(name)\"])"
    }
}
