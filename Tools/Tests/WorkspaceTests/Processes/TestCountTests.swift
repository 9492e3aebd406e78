import Testing
import Workspace

@Suite struct TestCountTests {
    private func count(_ lines: [String]) -> TestCount {
        var count = TestCount()
        for line in lines { count.read(line) }
        return count
    }

    @Test func aRunThatPassed() {
        let count = count([
            "◇ Test run started.", "✔ Test one() passed after 0.001 seconds.",
            "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.",
        ])
        #expect(count.passed == 12)
        #expect(count.failed == 0)
    }

    @Test func aRunThatFailed() {
        let count = count([
            "✘ Test one() recorded an issue at A.swift:1:2: Expectation failed: false",
            "✘ Test one() failed after 0.001 seconds with 1 issue.",
            "✘ Test case passing 1 argument x → 1 to two(x:) failed after 0.001 seconds with 1 issue.",
            "✘ Test two(x:) with 2 test cases failed after 0.001 seconds with 1 issue.",
            "✘ Suite Both failed after 0.002 seconds with 2 issues.",
            "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 2 issues.",
        ])
        #expect(count.passed == 1)
        #expect(count.failed == 2)
    }

    @Test func oneTestIsOne() {
        #expect(count(["✔ Test run with 1 test in 0 suites passed after 0.1 seconds."]).passed == 1)
    }

    @Test func whatATestPrintsIsNotCounted() {
        #expect(count(["the line: Test run with 5 tests in 1 suite passed"]).total == 0)
    }
}
