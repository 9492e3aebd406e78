extension Survey {
    /// The root manifest that these backends ask for.
    var rootManifest: String {
        RootManifest.text(
            head: head,
            backends: backends.map {
                RootManifest.Backend(
                    folder: $0.folder.folder, module: $0.configuration.module, cTargets: $0.cTargets)
            })
    }
}
