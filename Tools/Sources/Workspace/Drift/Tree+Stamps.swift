import FileAccess

extension Tree {
    private static func stampPath(of backend: Survey.Backend) -> String {
        ".build/regenerated/\(backend.folder.name)"
    }

    /// The stamp of a backend if nothing has changed since; nil if the backend must be generated.
    func fittingStamp(of backend: Survey.Backend, head: ManifestHead, generator: String) -> RegenerationStamp? {
        guard let bytes = try? bytes(of: Self.stampPath(of: backend)),
            let stamp = RegenerationStamp(text: String(decoding: bytes, as: UTF8.self)),
            stamp.fits(backend, in: self, head: head, generator: generator)
        else { return nil }
        return stamp
    }

    /// Writes the stamp of a backend, after its files are written.
    func write(_ stamp: RegenerationStamp, of backend: Survey.Backend) throws(FileProblem) {
        var changes = FileChanges()
        changes.write(Array(stamp.text.utf8), to: absolute(Self.stampPath(of: backend)))
        try changes.commit()
    }
}
