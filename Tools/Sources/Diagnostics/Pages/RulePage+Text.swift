extension RulePage {
    /// The page of a rule for a terminal, ended by a line feed; lines of sentences are at most 80 columns wide.
    package static func text(for rule: Rule) -> String {
        let page = rule.page
        var text = "\(rule.id) (\(rule.level.name))\n\n"
        text += paragraph(page.meaning)
        text += "What is lost\n" + paragraph(page.loss, indent: 4)
        text += "What to do\n" + paragraph(page.remedy, indent: 4)
        text += paragraph(rule.level.consequence(for: rule.id), indent: 4)
        for (title, block) in page.parts {
            text += "\(title)\n" + block.text(paragraph: { paragraph($0, indent: 4) }, code: { indented($0.text) })
        }
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    /// A paragraph broken at spaces, an empty line after it; nothing for nothing.
    private static func paragraph(_ sentences: String, indent: Int = 0) -> String {
        guard !sentences.isEmpty else { return "" }
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for word in sentences.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= 80 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(margin + word)
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}

extension Rule.Level {
    /// The name of the level in lists of rules.
    package var name: String {
        switch self {
        case .error: "error"
        case .refusal: "refusal"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// How a run takes a finding of the level, and what changes it.
    package func consequence(for id: String) -> String {
        switch self {
        case .error: "It fails the run, and cannot be allowed."
        case .refusal:
            "It fails the run, unless the rule is allowed (`--allow \(id)`, or under `allow` in `backend.yaml`): then it "
                + "is a warning, and the rest is generated."
        case .warning:
            "It fails a run with `--strict`, unless the rule is allowed, and any run that denies the rule (`--deny \(id)`, "
                + "or under `deny` in `backend.yaml`)."
        case .note:
            "It fails no run, unless the rule is denied (`--deny \(id)`, or under `deny` in `backend.yaml`)."
        }
    }
}
