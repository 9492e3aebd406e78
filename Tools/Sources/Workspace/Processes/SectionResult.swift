/// How a section went.
package struct SectionResult: Hashable, Sendable {
    package var passed = 0
    package var failed = 0
    /// Why it failed, where no test's failure says so.
    package var reason: String?
    /// What it printed.
    package var output: [String] = []

    package var isFailed: Bool { failed > 0 }

    /// The result of a command that printed `output`; one that fails without a failing test counts as one failure, and
    /// a script without tests of its own as one pass.
    package init(code: Int32, output: [String], needsTests: Bool) {
        var count = TestCount()
        for line in output { count.read(line) }
        self.output = output
        (passed, failed) = (count.passed, count.failed)
        if needsTests, code == 0, count.total == 0 {
            failed = 1
            reason = "found no test"
        } else if code != 0, failed == 0 {
            failed = 1
            reason = "exit code \(code)"
        } else if !needsTests, code == 0, !count.hasSummary {
            passed = 1
        }
    }

    /// The result of a check.
    init(_ outcome: Outcome) {
        let isClean = outcome.code == .success
        (passed, failed) = isClean ? (1, 0) : (0, 1)
        output = outcome.findings(showingLines: false).split(separator: "\n").map(String.init)
    }
}
