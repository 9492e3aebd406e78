import Diagnostics

/// A `CHANGELOG.md`. Headings of the second level are versions, the newest first; `## Unreleased` may precede them.
struct Changelog {
    /// The path from the root.
    let path: String
    private let lines: [Substring]

    init(path: String, text: String) {
        self.path = path
        // Split at the scalar, because a carriage return and a line feed are one character.
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }

    /// The version of the first heading that has one.
    var newestVersion: String? { lines.lazy.compactMap(Self.heading).first(where: SemanticVersion.isValid) }

    /// The text with the heading `Unreleased` replaced by the version.
    ///
    /// - Throws: ``Fault`` if there is no text under `Unreleased`, or the version already has a heading.
    func releasing(_ version: String) throws(Fault) -> String {
        let headings = lines.indices.compactMap { index in Self.heading(lines[index]).map { (index, $0) } }
        if let (line, _) = headings.first(where: { $0.1 == version }) {
            throw fault(line, "\(version) is described here already")
        }
        guard let position = headings.firstIndex(where: { $0.1.lowercased() == "unreleased" }) else {
            throw fault(
                headings.first?.0,
                "there is no heading ## Unreleased: put one above the versions and say under it what changed")
        }
        let start = headings[position].0
        let end = position + 1 < headings.count ? headings[position + 1].0 : lines.endIndex
        guard lines[(start + 1)..<end].contains(where: { line in line.contains { !$0.isWhitespace } }) else {
            throw fault(start, "there is no text under Unreleased: say what has changed for users of the package")
        }
        var released = lines
        released[start] = "## \(version)\(lines[start].unicodeScalars.last == "\r" ? "\r" : "")"
        return released.joined(separator: "\n")
    }

    struct Fault: Error {
        let diagnostic: Diagnostic
    }

    private func fault(_ line: Int?, _ sentence: String) -> Fault {
        let location = line.map { SourceLocation(file: path, line: $0 + 1, column: 1) } ?? SourceLocation(file: path)
        return Fault(diagnostic: Diagnostic(.changelogEntry, at: location, sentence))
    }

    /// `1.0.0` of `## 1.0.0`, `## [1.0.0]` and `## 1.0.0 – a name`.
    private static func heading(_ line: Substring) -> String? {
        guard line.hasPrefix("## ") else { return nil }
        let word = line.dropFirst(3).drop { $0 == " " }.prefix { !$0.isWhitespace }
        return word.filter { $0 != "[" && $0 != "]" }
    }
}

extension Rule {
    /// A changelog does not describe a version, or describes it twice.
    package static let changelogEntry = Rule(
        id: "changelog.entry", level: .error, page: PackageResources.changelog_entry_md)
}
