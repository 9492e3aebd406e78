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
    static let strict = Flag("--strict", help: "fail on warnings, too")
    static let allow = Flag(
        "--allow", .known("RULE", Generator.rules.allowableIDs), isRepeatable: true,
        help: "report refusals of this rule as warnings, and do not fail on its warnings with --strict")
    static let allowInSlice = Flag(
        "--allow", .known("RULE", Rule.sliceRules.allowableIDs), isRepeatable: true,
        help:
            "report refusals of this rule as warnings; with slice.unresolved-schema, a schema that accepts every value "
            + "replaces a missing one")
    static let deny = Flag(
        "--deny", .known("RULE", Generator.rules.deniableIDs), isRepeatable: true,
        help: "report warnings and notes of this rule as errors")
    static let report = Flag(
        "--report", .file("FILE"),
        help: "always write FILE: the outcome for each operation and schema, with reasons, as JSON")
    static let summary = Flag(
        "--summary", help: "end with a line that counts what was generated, as always on a terminal")
    static let diagnostics = Flag(
        "--diagnostics", .choice("text", "json", "github"),
        help: "the format of findings: lines, one JSON document, or commands for GitHub Actions")
    static let color = Flag(
        "--color", .choice("auto", "always", "never"),
        help: "when to colour findings; auto (the default): on a terminal, without NO_COLOR and TERM=dumb")
    static let quiet = Flag("--quiet", short: "-q", help: "print errors only")
}
