import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import Slice

extension Flag {
    static let strict = Flag("--strict", help: "warnings fail, too")
    static let quiet = Flag("--quiet", short: "-q", help: "print errors only")
    static let allow = Flag(
        "--allow", .known("RULE", Generator.rules.allowableIDs), isRepeatable: true,
        help: "a refusal of this rule is a warning, and its warnings do not fail --strict")
    static let allowInSlice = Flag(
        "--allow", .known("RULE", Rule.allSlice.allowableIDs), isRepeatable: true,
        help:
            "a refusal of this rule is a warning: slice.unresolved-schema lets any value take the place of a schema that "
            + "is not there")
}

extension [Rule] {
    /// What `--allow` takes.
    var allowableIDs: [String] { filter { $0.level == .refusal || $0.level == .warning }.map(\.id) }

    /// The ids that `--allow` named, each of a rule that can be allowed.
    func allowed(_ ids: [String]) throws(UsageError) -> Set<String> {
        for id in ids {
            guard let rule = first(where: { $0.id == id }) else {
                throw UsageError("there is no rule \(id)\(NearestSpelling.hint(for: id, among: allowableIDs))")
            }
            if rule.level == .error { throw UsageError("\(id) is always an error, it cannot be allowed") }
        }
        return Set(ids)
    }
}
