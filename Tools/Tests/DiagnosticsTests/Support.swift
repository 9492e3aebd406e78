import Diagnostics

extension Rule {
    static let broken = Rule(id: "test.broken", level: .error, summary: "It is broken.")
    static let refused = Rule(id: "test.refused", level: .refusal, summary: "It is refused.")
    static let degraded = Rule(id: "test.degraded", level: .warning, summary: "It is degraded.")
    static let explained = Rule(
        id: "test.explained", level: .refusal, summary: "It is explained.",
        page: RulePage(
            means:
                "It cannot be told what is meant, and so it is not guessed; whoever reads this knows what to do about it.",
            lost: "The \"whole\".", remedy: "Say it again.",
            cause: .example(
                RuleExample(
                    RuleExample.Code("a: 1\n\nb: *c\n"),
                    findings: "a.yaml:3:4: error: it is explained [test.explained]\n",
                    repaired: RuleExample.Code("a: 1\n")))))
    static let noted = Rule(id: "test.noted", level: .note, summary: "It is noted.")
}

/// A location in `a.yaml`.
func place(_ line: Int, _ column: Int = 1, file: String = "a.yaml") -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
}
