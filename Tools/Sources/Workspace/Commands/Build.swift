/// Builds backends.
package enum Build {
    /// Builds the named backends, or all of them without names. Warnings are errors. `say` gets each line of the builds
    /// at once.
    package static func run(_ tree: Tree, names: [String], say: (String) -> Void) throws -> Outcome {
        let survey = try Survey(tree)
        var outcome = Outcome()
        outcome.diagnostics = survey.diagnostics
        outcome.sources = survey.sources
        outcome.code = survey.isComplete ? .success : .failure
        for backend in try survey.selected(names) {
            say("== \(backend.configuration.name)")
            let code = SwiftPackages(tree: tree).build(backend.folder.path).run(onLine: say)
            if code != 0 {
                outcome.code = .failure
                outcome.lines.append("\(backend.configuration.name): the build failed")
            }
        }
        return outcome
    }
}
