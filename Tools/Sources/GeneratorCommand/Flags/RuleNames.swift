import CommandLineInterface
import Diagnostics

extension [Rule] {
    /// What `--allow` takes.
    var allowableIDs: [String] { filter { $0.level == .refusal || $0.level == .warning }.map(\.id) }
    /// What `--deny` takes.
    var deniableIDs: [String] { filter { $0.level == .warning || $0.level == .note }.map(\.id) }

    /// The ids that `--allow` named, each of a rule that can be allowed.
    func allowed(_ ids: [String]) throws(UsageError) -> Set<String> {
        for id in ids where try rule(id, hinting: allowableIDs).level == .error {
            throw UsageError("\(id) is always an error, it cannot be allowed")
        }
        return Set(ids)
    }

    /// The ids that `--deny` named, each of a rule that is no error without it.
    func denied(_ ids: [String], allowed: Set<String>) throws(UsageError) -> Set<String> {
        for id in ids {
            let rule = try rule(id, hinting: deniableIDs)
            if rule.severity == .error { throw UsageError("\(id) is an error without being denied") }
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
