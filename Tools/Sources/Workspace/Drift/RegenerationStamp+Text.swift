extension RegenerationStamp {
    private static let head = "# Made by ./workspace regenerate, which takes what has not changed since for done."

    /// The text of the file: lines of words, then the findings.
    var text: String {
        ([Self.head, "generator \(generator)", "warnings \(warningCount)"] + Self.lines("input", inputs)
            + Self.lines("output", outputs) + ["findings", findings]).joined(separator: "\n")
    }

    private static func lines(_ word: String, _ digests: [String: String]) -> [String] {
        digests.sorted { $0.key < $1.key }.map { "\(word) \($0.value) \($0.key)" }
    }

    /// nil if the text is not a stamp.
    init?(text: String) {
        let parts = text.split(separator: "\nfindings\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        var lines = parts[0].split(separator: "\n")[...]
        guard lines.popFirst() == Self.head[...] else { return nil }
        self.init(generator: "", inputs: [:], outputs: [:], warningCount: 0, findings: String(parts[1]))
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, read(words[0], words[1]) else { return nil }
        }
    }

    /// Reads one line; false if it is malformed.
    private mutating func read(_ word: Substring, _ rest: Substring) -> Bool {
        switch word {
        case "generator": generator = String(rest)
        case "warnings":
            guard let count = Int(rest) else { return false }
            warningCount = count
        case "input", "output":
            let words = rest.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { return false }
            let (path, digest) = (String(words[1]), String(words[0]))
            if word == "input" { inputs[path] = digest } else { outputs[path] = digest }
        default: return false
        }
        return true
    }
}
