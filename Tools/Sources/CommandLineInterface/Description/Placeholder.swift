import Diagnostics

/// The placeholder for a value in a usage line, such as `FILE` in `--output FILE`, and the values that it accepts.
package struct Placeholder: Hashable, Sendable {
    /// The accepted values: completion offers them, and a choice accepts no others.
    package enum Kind: Hashable, Sendable {
        case text, file, folder
        /// Only one of these words.
        case choice([String])
        /// Any text; these words are known in advance.
        case known([String])
        /// The name of an entry of a folder; the folder's path is relative to the current folder.
        case entry(of: String)
    }

    /// The text in a usage line: `FILE`, or `auto|always|never`.
    package let name: String
    package let kind: Kind

    package static func text(_ name: String) -> Placeholder { Placeholder(name: name, kind: .text) }
    package static func file(_ name: String) -> Placeholder { Placeholder(name: name, kind: .file) }
    package static func folder(_ name: String) -> Placeholder { Placeholder(name: name, kind: .folder) }

    package static func entry(_ name: String, of folder: String) -> Placeholder {
        Placeholder(name: name, kind: .entry(of: folder))
    }

    package static func choice(_ words: String...) -> Placeholder {
        Placeholder(name: words.joined(separator: "|"), kind: .choice(words))
    }

    package static func known(_ name: String, _ words: [String]) -> Placeholder {
        Placeholder(name: name, kind: .known(words))
    }

    /// Throws if a choice does not list the value.
    ///
    /// - Parameter subject: The flag or operand that has the value: `--color`.
    func check(_ value: String, for subject: String) throws(UsageError) {
        guard case .choice(let words) = kind, !words.contains(value) else { return }
        let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        throw UsageError("\(subject) is \(list), not \(value)\(NearestSpelling.hint(for: value, among: words))")
    }
}
