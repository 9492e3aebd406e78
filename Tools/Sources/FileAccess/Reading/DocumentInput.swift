import YAML

/// A document that a command reads, with a loader for the files that it refers to.
///
///     let input = try DocumentInput(reading: "api/openapi.yaml")
///     Generator.generate(input.source, loader: input.loader)
package struct DocumentInput: Sendable {
    package let source: SourceFile
    package let loader: DocumentLoader

    /// Reads the document at `path`; `-` is standard input, whose references are relative to the current folder.
    ///
    /// - Throws: `FileProblem` if the document cannot be read, is empty, or is outside the root.
    package init(reading path: String, _ reading: DocumentReading = DocumentReading()) throws(FileProblem) {
        if path == "-" {
            let source = SourceFile(name: "<stdin>", bytes: try [UInt8](contentsOfStandardInput: ()))
            try self.init(source, at: nil, reading)
        } else {
            let source = SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
            try self.init(source, at: path, reading)
        }
    }

    /// A document that was read from `path`; nil if it did not come from a file.
    ///
    /// - Parameter folder: The folder to which `path` and the paths of `reading` are relative, with a slash at its end;
    /// messages name files relative to it.
    package init(
        _ source: SourceFile, at path: String?, from folder: String = "", _ reading: DocumentReading,
        fetch: @escaping @Sendable (_ url: String) throws(LoadingFault) -> [UInt8] = Curl.fetch
    ) throws(FileProblem) {
        self.source = source
        let surroundings = try DocumentFolder(of: path, from: folder, root: reading.root)
        let remote = RemoteFiles(
            cache: reading.remoteCache.map { $0.hasPrefix("/") ? $0 : folder + $0 },
            fetch: reading.allowsRemote ? fetch : nil)
        loader = DocumentLoader(
            identity: { (path) throws(LoadingFault) in
                path.hasPrefix("https://") ? path : try surroundings.identity(of: path)
            },
            source: { (identity) throws(LoadingFault) in
                identity.hasPrefix("https://") ? try remote.source(identity) : try surroundings.source(identity)
            })
    }
}
