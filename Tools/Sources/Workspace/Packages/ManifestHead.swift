/// The tools version and the platforms, which every manifest copies from the one of `Runtime/`.
package struct ManifestHead: Sendable, Hashable {
    /// The first line: `// swift-tools-version: 6.2`.
    package let toolsVersion: String
    /// The platforms with their brackets: `[.macOS(.v14), .iOS(.v17)]`.
    package let platforms: String

    /// Reads both from the text of a manifest; nil if one is missing.
    package init?(manifest: String) {
        guard let firstLine = manifest.split(separator: "\n").first, firstLine.hasPrefix("// swift-tools-version:"),
            let start = manifest.firstRange(of: "platforms: ["),
            let end = manifest[start.upperBound...].firstIndex(of: "]")
        else { return nil }
        toolsVersion = String(firstLine)
        platforms = "[" + manifest[start.upperBound...end]
    }
}
