import Configuration
import Diagnostics

/// The values that a configuration gives to parts of the document, by patterns of their addresses.
struct AddressPatterns<Value> {
    private struct Row {
        let pattern: Located<Glob>
        let value: Value
        /// The pattern, divided at each of its dots into owner and member.
        let divided: [(owner: Glob, member: Glob)]
    }

    struct Match {
        let value: Value
        /// The texts that the stars match; for a member, only the stars after the dot count.
        let captures: [String]
    }

    private let rows: [Row]
    /// The position in ``rows`` of each pattern without a star.
    private let exact: [String: Int]
    private let globs: [Int]
    private let list: ChoiceUsage.List

    init(_ list: [(pattern: Located<Glob>, value: Value)], as name: ChoiceUsage.List) {
        self.list = name
        rows = list.map { Row(pattern: $0.pattern, value: $0.value, divided: Self.divided($0.pattern.value.text)) }
        exact = Dictionary(
            list.indices.filter { list[$0].pattern.value.isExact }.map { (list[$0].pattern.value.text, $0) },
            uniquingKeysWith: { first, _ in first })
        globs = list.indices.filter { !list[$0].pattern.value.isExact }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// The value for a part with these addresses: that of a pattern without stars, or else of the first pattern that
    /// fits.
    ///
    /// - Parameters:
    ///   - addresses: Evaluated only if there are patterns, since this is called for every part of a document.
    ///   - usage: Records the patterns that fit.
    func match(_ addresses: @autoclosure () -> [Address], _ usage: inout ChoiceUsage) -> Match? {
        guard !rows.isEmpty else { return nil }
        let addresses = addresses()
        usage.ask(addresses.map(\.text), of: list)
        var found: Match?
        for address in addresses {
            guard let position = exact[address.text] else { continue }
            usage.use(position, of: list)
            found = found ?? Match(value: rows[position].value, captures: [])
        }
        for position in globs {
            guard let captures = addresses.lazy.compactMap({ self.captures(position, $0) }).first else { continue }
            usage.use(position, of: list)
            found = found ?? Match(value: rows[position].value, captures: captures)
        }
        return found
    }

    /// Reports the patterns that fit nothing, each at its location in the configuration.
    ///
    /// - Parameter noun: The kind of part that the patterns were compared with: "operation that is generated".
    func reportUnused(_ noun: String, _ usage: ChoiceUsage, _ findings: inout Findings) {
        let unused = rows.indices.filter { !usage.uses($0, of: list) }
        guard !unused.isEmpty else { return }
        let names = usage.asked(of: list).sorted()
        for position in unused {
            let pattern = rows[position].pattern
            let hint = NearestSpelling.hint(for: pattern.value.text, among: names)
            findings.report(.unmatchedPattern, at: pattern.location, "`\(pattern.value.text)` fits no \(noun)\(hint)")
        }
    }

    private func captures(_ position: Int, _ address: Address) -> [String]? {
        guard let owner = address.owner else { return rows[position].pattern.value.captures(in: address.name) }
        for (ownerGlob, memberGlob) in rows[position].divided where ownerGlob.fits(owner) {
            if let captures = memberGlob.captures(in: address.name) { return captures }
        }
        return nil
    }

    private static func divided(_ text: String) -> [(owner: Glob, member: Glob)] {
        text.indices.filter { text[$0] == "." }.map {
            (Glob(String(text[..<$0])), Glob(String(text[text.index(after: $0)...])))
        }
    }
}
