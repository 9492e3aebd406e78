/// The result of a step.
package struct TestStepResult: Hashable, Sendable {
    package var passed = 0
    package var failed = 0
    /// The reason of the failure, if no failing test says it.
    package var reason: String?
    /// The output.
    package var output: [String] = []

    package var isFailed: Bool { failed > 0 }

    /// The result of a command with this output. A command that fails without a failing test counts as one failure; a
    /// script without tests that succeeds counts as one pass.
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
