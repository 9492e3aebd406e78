import Diagnostics

/// Tests backends, or everything that CI tests.
package struct RunTests {
    private let tree: Tree
    private let isVerbose: Bool
    private let say: (String) -> Void

    /// A test run that passes its progress to `say`, line by line. The output of a step is only passed if the step
    /// fails, or if `isVerbose`.
    package init(_ tree: Tree, isVerbose: Bool, say: @escaping (String) -> Void) {
        self.tree = tree
        self.isVerbose = isVerbose
        self.say = say
    }

    /// Tests the named backends; without names, runs everything that CI runs. The last line is `N passed, N failed`.
    package func run(names: [String]) async throws -> Outcome {
        let survey = try Survey(tree)
        let selected = try survey.selected(names)
        let steps =
            names.isEmpty
            ? TestStep.all(in: tree, backends: selected) : selected.map { TestStep.tests(of: $0, in: tree) }
        var results: [(name: String, result: TestStepResult)] = []
        for step in steps {
            results.append((step.name, await run(step)))
        }
        var outcome = Outcome()
        outcome.diagnostics = survey.diagnostics
        outcome.sources = survey.sources
        let failing = results.filter(\.result.isFailed).map(\.name)
        if !failing.isEmpty { outcome.lines.append("Failed: \(failing.joined(separator: ", "))") }
        if !survey.isComplete || !failing.isEmpty { outcome.code = .failure }
        let passed = results.reduce(0) { $0 + $1.result.passed }
        let failed = results.reduce(0) { $0 + $1.result.failed }
        outcome.lines.append("\(passed) passed, \(failed) failed")
        return outcome
    }

    private func run(_ step: TestStep) async -> TestStepResult {
        say("== \(step.name)")
        let clock = ContinuousClock()
        let start = clock.now
        let result = await result(of: step.work)
        if result.isFailed, !isVerbose { result.output.forEach(say) }
        let seconds = (clock.now - start) / .seconds(1)
        let tenths = Int((seconds * 10).rounded())
        let counts = result.reason ?? "\(result.passed) passed, \(result.failed) failed"
        say("   \(result.isFailed ? "FAILED" : "ok"): \(counts), \(tenths / 10).\(tenths % 10) s")
        return result
    }

    private func result(of work: TestStep.Work) async -> TestStepResult {
        switch work {
        case .drift:
            do {
                return TestStepResult(try await Check.run(tree))
            } catch {
                return TestStepResult(code: 1, output: ["\(error)"], needsTests: false)
            }
        case .tests(let command): return run(command, needsTests: true)
        case .script(let command): return run(command, needsTests: false)
        }
    }

    private func run(_ command: ShellCommand, needsTests: Bool) -> TestStepResult {
        var output: [String] = []
        let code = command.run { line in
            output.append(line)
            // Skipped checks are named in every log.
            if isVerbose || line.hasPrefix("skipped") { say(line) }
        }
        return TestStepResult(code: code, output: output, needsTests: needsTests)
    }
}
