import CommandLineInterface
import Diagnostics

extension [Rule] {
    /// The placeholder of `--allow`.
    var allowableIDs: [String] { filter { $0.level == .refusal || $0.level == .warning }.map(\.id) }
    /// The placeholder of `--deny`.
    var deniableIDs: [String] { filter { $0.level == .warning || $0.level == .note }.map(\.id) }

    /// The rule ids after `--allow`; each rule can be allowed.
    func allowed(_ ids: [String]) throws(UsageError) -> Set<String> {
        for id in ids where try rule(id, hinting: allowableIDs).level == .error {
            throw UsageError("\(id) is always an error and cannot be allowed")
        }
        return Set(ids)
    }

    /// The rule ids after `--deny`; each rule is a warning or a note by itself.
    func denied(_ ids: [String], allowed: Set<String>) throws(UsageError) -> Set<String> {
        for id in ids {
            let rule = try rule(id, hinting: deniableIDs)
            if rule.severity == .error { throw UsageError("\(id) is an error, even if it is not denied") }
            if allowed.contains(id) { throw UsageError("\(id) is both allowed and denied") }
        }
        return Set(ids)
    }

    private func rule(_ id: String, hinting ids: [String]) throws(UsageError) -> Rule {
        guard let rule = first(where: { $0.id == id }) else {
            throw UsageError("there is no rule \(id)\(NearestSpelling.hint(for: id, among: ids))")
        }
        return rule
    }
}
