import FileAccess

extension Tree {
    private static func stampPath(of backend: Survey.Backend) -> String {
        ".build/regenerated/\(backend.folder.folder)"
    }

    /// The stamp of a backend when all that it says is still so; nil when the backend has to be made.
    func fittingStamp(of backend: Survey.Backend, head: ManifestHead, generator: String) -> RegenerationStamp? {
        guard let bytes = try? bytes(of: Self.stampPath(of: backend)),
            let stamp = RegenerationStamp(text: String(decoding: bytes, as: UTF8.self)),
            stamp.fits(backend, in: self, head: head, generator: generator)
        else { return nil }
        return stamp
    }

    /// Notes what a backend was made of, now that its files are written.
    func write(_ stamp: RegenerationStamp, of backend: Survey.Backend) throws(FileProblem) {
        var changes = FileChanges()
        changes.write(Array(stamp.text.utf8), to: absolute(Self.stampPath(of: backend)))
        try changes.commit()
    }
}
