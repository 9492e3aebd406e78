/// The manifest at the root: what an app depends on by URL.
enum RootManifest {
    static let path = "Package.swift"

    /// Every library product of the repository, as targets with a `path:` of their own; it depends on nothing, because
    /// what it depends on every app clones.
    ///
    /// `backends` are the folders' names with what is in them, in the order in which they are to be listed.
    static func text(head: ManifestHead, backends: [(folder: String, module: String)]) -> String {
        let runtime = RuntimeTarget.all
        var manifest = ManifestText(
            head: head, note: "Made by ./workspace regenerate from Backends/*/backend.yaml; do not edit.",
            package: "declarative-openapi")
        manifest.list("products", (runtime.map(\.name) + backends.map(\.module)).map(ManifestText.library))
        manifest.list("targets", runtime.map(target) + backends.map(target))
        manifest.close()
        return manifest.text
    }

    private static func target(_ target: RuntimeTarget) -> String {
        let path = "path: \"Runtime/Sources/\(target.name)\""
        if target.dependencies.isEmpty { return ".target(name: \"\(target.name)\", \(path))" }
        return """
            .target(
                        name: "\(target.name)",
                        dependencies: \(ManifestText.names(target.dependencies)),
                        \(path))
            """
    }

    private static func target(folder: String, module: String) -> String {
        """
        .target(
                    name: "\(module)",
                    dependencies: \(ManifestText.names(RuntimeTarget.all.map(\.name))),
                    path: "Backends/\(folder)/Sources/\(module)")
        """
    }
}
