/// Counts tests by the output lines of `swift test`.
package struct TestCount: Hashable, Sendable {
    /// The number of tests, according to the summaries.
    package private(set) var total = 0
    /// The number of tests that failed.
    package private(set) var failed = 0
    /// Whether a run has printed its summary.
    package private(set) var hasSummary = false

    package init() {}

    package var passed: Int { max(0, total - failed) }

    /// Reads one line of output. A line begins with a symbol, which depends on the platform:
    ///
    ///     ✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.
    ///     ✘ Test decodes() failed after 0.001 seconds with 1 issue.
    package mutating func read(_ line: String) {
        guard let start = line.firstRange(of: "Test "), line[..<start.lowerBound].count <= 3 else { return }
        let words = line[start.upperBound...].split(separator: " ")
        if words.count > 3, words[0] == "run", words[1] == "with", let count = Int(words[2]) {
            total += count
            hasSummary = true
        } else if words.first != "case", line.contains(" failed after ") {
            failed += 1
        }
    }
}
