import Configuration
import Diagnostics

/// What a user gives for names of the document, by pattern, and which patterns were of use.
final class Patterns<Value> {
    private struct Row {
        let pattern: Located<Glob>
        let value: Value
        /// The pattern, parted at each of its dots, for what is a member of something.
        let parted: [(owner: Glob, member: Glob)]
    }

    struct Match {
        let value: Value
        /// What stars stand for; for a member those behind the dot.
        let captures: [String]
    }

    private let rows: [Row]
    /// Where each pattern without a star stands in ``rows``.
    private let exact: [String: Int]
    private let globs: [Int]
    private var used: Set<Int> = []
    private var asked: Set<String> = []

    init(_ list: [(pattern: Located<Glob>, value: Value)]) {
        rows = list.map { Row(pattern: $0.pattern, value: $0.value, parted: Self.parted($0.pattern.value.text)) }
        exact = Dictionary(
            list.indices.filter { list[$0].pattern.value.isExact }.map { (list[$0].pattern.value.text, $0) },
            uniquingKeysWith: { first, _ in first })
        globs = list.indices.filter { !list[$0].pattern.value.isExact }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// What is given for something that has these addresses: what is written out first, then the first pattern that fits.
    ///
    /// - Parameter list: Made only where there are patterns, since this is asked of everything in a document.
    func match(_ list: @autoclosure () -> [Address]) -> Match? {
        guard !rows.isEmpty else { return nil }
        let addresses = list()
        asked.formUnion(addresses.map(\.text))
        var found: Match?
        for address in addresses {
            guard let position = exact[address.text] else { continue }
            used.insert(position)
            found = found ?? Match(value: rows[position].value, captures: [])
        }
        for position in globs {
            guard let captures = addresses.lazy.compactMap({ self.captures(position, $0) }).first else { continue }
            used.insert(position)
            found = found ?? Match(value: rows[position].value, captures: captures)
        }
        return found
    }

    /// Reports the patterns that fitted nothing, each where it stands.
    ///
    /// - Parameter what: What they were compared with: "operation that is generated".
    func reportUnused(_ what: String, _ reports: inout Reports) {
        guard used.count < rows.count else { return }
        let names = asked.sorted()
        for position in rows.indices where !used.contains(position) {
            let pattern = rows[position].pattern
            let hint = NearestSpelling.hint(for: pattern.value.text, among: names)
            reports.report(.unmatchedPattern, at: pattern.location, "`\(pattern.value.text)` fits no \(what)\(hint)")
        }
    }

    private func captures(_ position: Int, _ address: Address) -> [String]? {
        guard let owner = address.owner else { return rows[position].pattern.value.captures(in: address.name) }
        for (ownerGlob, memberGlob) in rows[position].parted where ownerGlob.fits(owner) {
            if let captures = memberGlob.captures(in: address.name) { return captures }
        }
        return nil
    }

    private static func parted(_ text: String) -> [(owner: Glob, member: Glob)] {
        text.indices.filter { text[$0] == "." }.map {
            (Glob(String(text[..<$0])), Glob(String(text[text.index(after: $0)...])))
        }
    }
}
