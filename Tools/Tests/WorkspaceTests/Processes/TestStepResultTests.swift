import Testing
import Workspace

@Suite struct TestStepResultTests {
    private let passing = "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds."

    @Test func testsThatPass() {
        let result = TestStepResult(code: 0, output: [passing, passing], needsTests: true)
        #expect((result.passed, result.failed) == (24, 0))
    }

    @Test(arguments: [[], ["✔ Test run with 0 tests in 0 suites passed after 0.1 seconds."]])
    func aRunWithoutATestFails(output: [String]) {
        let result = TestStepResult(code: 0, output: output, needsTests: true)
        #expect((result.passed, result.failed) == (0, 1))
        #expect(result.reason == "found no test")
    }

    @Test func aRunThatCrashesFails() {
        let result = TestStepResult(code: 1, output: ["error: Exited with unexpected signal code 4"], needsTests: true)
        #expect((result.passed, result.failed) == (0, 1))
        #expect(result.reason == "exit code 1")
    }

    @Test func aScriptCountsAsOne() {
        #expect(TestStepResult(code: 0, output: ["fine"], needsTests: false).passed == 1)
        #expect(TestStepResult(code: 2, output: ["bad"], needsTests: false).failed == 1)
    }

    @Test func aScriptWithTestsCountsThem() {
        #expect(TestStepResult(code: 0, output: [passing], needsTests: false).passed == 12)
    }
}
