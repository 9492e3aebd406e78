extension Survey {
    /// The root manifest that these backends ask for.
    var rootManifest: String {
        RootManifest.text(head: head, backends: backends.map { ($0.folder.folder, $0.configuration.module) })
    }
}
