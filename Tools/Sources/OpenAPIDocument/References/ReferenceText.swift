/// A `$ref` as it is written.
enum ReferenceText {
    /// The two parts of a reference: a file, empty for the one that holds it, and the place in it.
    static func split(_ text: String) -> (file: Substring, fragment: Substring) {
        guard let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (text[...], "") }
        return (text[..<hash], text[text.utf8.index(after: hash)...])
    }
}
