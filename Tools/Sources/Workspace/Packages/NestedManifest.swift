/// The manifest of one backend, for building it alone with `--package-path`.
enum NestedManifest {
    /// A test target: its name, and its path if it is not `Tests/<name>`.
    struct TestTarget: Hashable, Sendable {
        let name: String
        let path: String?
    }

    static func text(
        head: ManifestHead, configuration: BackendConfiguration, cTargets: [CTarget], tests: [TestTarget],
        runtime: RuntimeDependency = .sibling
    ) -> String {
        let runtimeProducts = RuntimeTarget.all.map { runtime.product($0.name) }
        var manifest = ManifestText(head: head, note: runtime.note, package: configuration.name)
        manifest.list("products", [ManifestText.library(configuration.module)])
        manifest.list("dependencies", [runtime.declaration])
        let target = declaration(
            ".target", name: configuration.module, path: nil,
            dependencies: cTargets.map { "\"\($0.name)\"" } + runtimeProducts)
        let testTargets = tests.map { test in
            declaration(
                ".testTarget", name: test.name, path: test.path,
                dependencies: ["\"\(configuration.module)\""] + runtimeProducts)
        }
        manifest.list("targets", cTargets.map { $0.declaration(path: nil) } + [target] + testTargets)
        manifest.close()
        return manifest.text
    }

    private static func declaration(_ kind: String, name: String, path: String?, dependencies: [String]) -> String {
        let lines = dependencies.map { "                \($0),\n" }.joined()
        let pathLine = path.map { ",\n            path: \"\($0)\"" } ?? ""
        return """
            \(kind)(
                        name: "\(name)",
                        dependencies: [
            \(lines)            ]\(pathLine)
                    )
            """
    }
}
