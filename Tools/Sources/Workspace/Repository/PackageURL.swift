/// The URL of a package, as in a manifest.
enum PackageURL {
    static let description = "the URL of a package, as https://github.com/example/declarative-openapi-runtime"

    /// Whether the text is a URL with a scheme and a last component that names a package. It must consist of printable
    /// ASCII without quotes and backslashes, so that it can stand in a Swift literal.
    static func isValid(_ text: String) -> Bool {
        guard let scheme = text.firstRange(of: "://"), scheme.lowerBound > text.startIndex,
            text[scheme.upperBound...].contains("/"), text.utf8.allSatisfy(isVisible)
        else { return false }
        let name = text.split(separator: "/").last.map(String.init) ?? ""
        return ModuleName.isLibraryName(name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
    }

    /// ASCII without spaces, quotes and backslashes.
    private static func isVisible(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
