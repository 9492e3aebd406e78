import SwiftAST

extension DocComment {
    /// nil when there is nothing to say.
    init?(_ parts: [String?], isDeprecated: Bool = false) {
        var text = parts.compactMap { $0 }.filter { !$0.isEmpty }
        if isDeprecated { text.append("- Warning: Deprecated.") }
        guard !text.isEmpty else { return nil }
        self.init(text.joined(separator: "\n\n"))
    }
}
