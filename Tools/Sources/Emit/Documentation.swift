import SwiftAST

extension DocComment {
    /// nil when there is nothing to say.
    ///
    /// - Parameters:
    ///   - parts: The paragraphs, those that are there.
    ///   - wireName: The name in requests and responses; it is told where it is not the Swift name.
    init?(_ parts: [String?], wireName: String? = nil, of name: String = "", isDeprecated: Bool = false) {
        var text = parts.compactMap { $0 }.filter { !$0.isEmpty }
        if let wireName, let sentence = WireName.sentence(wireName, of: name) { text.append(sentence) }
        if isDeprecated { text.append("- Warning: Deprecated.") }
        guard !text.isEmpty else { return nil }
        self.init(text.joined(separator: "\n\n"))
    }
}
