import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import Slice

extension FlagGroup {
    /// The flags for the format of the findings, and for the choice of those that fail a run.
    static let findings = FlagGroup(
        "Findings", [.strict, .allow, .deny, .report, .summary, .diagnostics, .color, .quiet])
    /// The same flags for a command whose warnings never fail.
    static let sliceFindings = FlagGroup("Findings", [.allowInSlice, .diagnostics, .color, .quiet])
}

extension Flag {
    static let strict = Flag("--strict", help: "warnings fail, too")
    static let allow = Flag(
        "--allow", .known("RULE", Generator.rules.allowableIDs), isRepeatable: true,
        help: "a refusal of this rule is a warning, and its warnings do not fail --strict")
    static let allowInSlice = Flag(
        "--allow", .known("RULE", Rule.allSlice.allowableIDs), isRepeatable: true,
        help:
            "a refusal of this rule is a warning: slice.unresolved-schema lets any value take the place of a schema that "
            + "is not there")
    static let deny = Flag(
        "--deny", .known("RULE", Generator.rules.deniableIDs), isRepeatable: true,
        help: "a warning or a note of this rule is an error")
    static let report = Flag(
        "--report", .file("FILE"),
        help: "write FILE, whatever is found: what became of each operation and schema, with reasons, as JSON")
    static let summary = Flag(
        "--summary", help: "end with a line that counts what was generated; on a terminal it is there without this")
    static let diagnostics = Flag(
        "--diagnostics", .choice("text", "json", "github"),
        help: "how findings are written: as lines; as one JSON document; as GitHub Actions take them")
    static let color = Flag(
        "--color", .choice("auto", "always", "never"),
        help: "when findings are coloured; auto, as without this: on a terminal, without NO_COLOR and TERM=dumb")
    static let quiet = Flag("--quiet", short: "-q", help: "print errors only")
}
