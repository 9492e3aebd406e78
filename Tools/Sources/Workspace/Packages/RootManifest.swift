/// The manifest at the root, on which apps depend by URL.
enum RootManifest {
    static let path = "Package.swift"

    /// A folder of `Backends/`, its module, and its C targets.
    struct Backend {
        let folder: String
        let module: String
        let cTargets: [CTarget]
    }

    /// The manifest with every library product of the repository, as targets with a `path:`. It has no dependencies,
    /// because every app would clone them.
    ///
    /// - Parameter backends: The backends in the order of the manifest.
    static func text(head: ManifestHead, backends: [Backend]) -> String {
        let runtime = RuntimeTarget.all
        var manifest = ManifestText(
            head: head, note: "Made by ./workspace regenerate from Backends/*/backend.yaml; do not edit.",
            package: "declarative-openapi")
        manifest.list("products", (runtime.map(\.name) + backends.map(\.module)).map(ManifestText.library))
        manifest.list("targets", runtime.map(target) + backends.flatMap(targets))
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

    private static func targets(of backend: Backend) -> [String] {
        let sources = "Backends/\(backend.folder)/Sources"
        let dependencies = backend.cTargets.map(\.name) + RuntimeTarget.all.map(\.name)
        let client = """
            .target(
                        name: "\(backend.module)",
                        dependencies: \(ManifestText.names(dependencies)),
                        path: "\(sources)/\(backend.module)")
            """
        return backend.cTargets.map { $0.declaration(path: "\(sources)/\($0.name)") } + [client]
    }
}
