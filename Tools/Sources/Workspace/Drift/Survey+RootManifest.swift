extension Survey {
    /// The root manifest for these backends.
    var rootManifest: String { rootManifest(of: backends) }

    /// The root manifest for these backends and another one.
    func rootManifest(adding backend: Backend) -> String {
        rootManifest(of: (backends + [backend]).sorted { $0.configuration.name < $1.configuration.name })
    }

    private func rootManifest(of backends: [Backend]) -> String {
        RootManifest.text(
            head: head,
            backends: backends.map {
                RootManifest.Backend(
                    folder: $0.folder.name, module: $0.configuration.module, cTargets: $0.cTargets)
            })
    }
}
