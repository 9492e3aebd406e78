/// A part of the CI run.
package struct Section: Sendable {
    /// The work of a section.
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

extension Section {
    /// The sections of the CI run, with the fastest to fail first.
    static func all(in tree: Tree, backends: [Survey.Backend]) -> [Section] {
        let packages = SwiftPackages(tree: tree)
        return [
            script("format", in: tree), Section(name: "drift", work: .drift), script("specs", in: tree),
            script("operations", in: tree), script("readme", in: tree), script("symbols", in: tree),
            script("type-check", in: tree), script("isolation", in: tree), script("corpus", in: tree),
            script("roundtrip", in: tree), script("corpuswire", in: tree), script("fuzz", in: tree),
            script("jsonpath", in: tree),
            Section(name: "Tools", work: .tests(packages.testTools)),
            Section(name: "Runtime", work: .tests(packages.test("Runtime"))),
        ] + backends.map { tests(of: $0, in: tree) } + ["wire", "dependency", "export"].map { script($0, in: tree) }
    }

    /// The tests of one backend.
    static func tests(of backend: Survey.Backend, in tree: Tree) -> Section {
        let package = SwiftPackages(tree: tree).test(backend.folder.path)
        return Section(name: backend.configuration.name, work: .tests(package))
    }

    private static func script(_ name: String, in tree: Tree) -> Section {
        let environment = ["SCRATCH_PATH": SwiftPackages(tree: tree).scratchPath]
        return Section(
            name: name, work: .script(ShellCommand([tree.absolute("ci/\(name)")], environment: environment)))
    }
}
