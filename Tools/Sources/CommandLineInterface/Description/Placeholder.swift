import Diagnostics

/// What stands for a value in a usage line, `FILE` in `--output FILE`, and what may take its place.
package struct Placeholder: Hashable, Sendable {
    /// What may take its place: completion offers it, and a choice is held to its words.
    package enum Kind: Hashable, Sendable {
        case text, file, folder
        /// One of these words and no other.
        case choice([String])
        /// One of these words, as far as they are known beforehand.
        case known([String])
        /// What a folder holds, its path being from where the program is called.
        case entry(of: String)
    }

    /// As a usage line has it: `FILE`, or `auto|always|never`.
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

    /// Holds a choice to its words.
    ///
    /// - Parameter subject: What takes the value: `--color`.
    func check(_ value: String, for subject: String) throws(UsageError) {
        guard case .choice(let words) = kind, !words.contains(value) else { return }
        let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        throw UsageError("\(subject) is \(list), not \(value)\(NearestSpelling.hint(for: value, among: words))")
    }
}
