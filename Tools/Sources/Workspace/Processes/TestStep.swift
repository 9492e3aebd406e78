/// A step of a test run.
package struct TestStep: Sendable {
    /// The work of a step.
    enum Work: Sendable {
        /// The comparison of `check`.
        case drift
        /// A test run, which must find at least one test.
        case tests(ShellCommand)
        /// A script that passes or fails as a whole, or prints the summaries of its own test runs.
        case script(ShellCommand)
    }

    let name: String
    let work: Work
}

extension TestStep {
    /// The steps of the CI run; the steps that fail fastest come first.
    static func all(in tree: Tree, backends: [Survey.Backend]) -> [TestStep] {
        let packages = SwiftPackages(tree: tree)
        return [
            script("format", in: tree), TestStep(name: "drift", work: .drift), script("specs", in: tree),
            script("operations", in: tree), script("readme", in: tree), script("symbols", in: tree),
            script("type-check", in: tree), script("isolation", in: tree), script("corpus", in: tree),
            script("roundtrip", in: tree), script("corpuswire", in: tree), script("budget", in: tree),
            script("fuzz", in: tree), script("jsonpath", in: tree),
            TestStep(name: "Tools", work: .tests(packages.testTools)),
            TestStep(name: "Runtime", work: .tests(packages.test("Runtime"))),
        ] + backends.map { tests(of: $0, in: tree) } + ["wire", "dependency", "export"].map { script($0, in: tree) }
    }

    /// The tests of one backend.
    static func tests(of backend: Survey.Backend, in tree: Tree) -> TestStep {
        let package = SwiftPackages(tree: tree).test(backend.folder.path)
        return TestStep(name: backend.configuration.name, work: .tests(package))
    }

    private static func script(_ name: String, in tree: Tree) -> TestStep {
        let environment = ["SCRATCH_PATH": SwiftPackages(tree: tree).scratchPath]
        return TestStep(
            name: name, work: .script(ShellCommand([tree.absolute("ci/\(name)")], environment: environment)))
    }
}
