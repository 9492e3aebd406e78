import SwiftAST

extension DocComment {
    /// nil if there is no text.
    ///
    /// - Parameters:
    ///   - parts: The paragraphs; absent ones are left out.
    ///   - wireName: The name in requests and responses, mentioned only if it differs from the Swift name.
    init?(_ parts: [String?], wireName: String? = nil, of name: String = "", isDeprecated: Bool = false) {
        var text = parts.compactMap { $0 }.filter { !$0.isEmpty }
        if let wireName, let sentence = WireName.sentence(wireName, of: name) { text.append(sentence) }
        if isDeprecated { text.append("- Warning: Deprecated.") }
        guard !text.isEmpty else { return nil }
        self.init(text.joined(separator: "\n\n"))
    }
}
