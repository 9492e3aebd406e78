import YAML

extension DocumentLoader {
    /// Files in memory around a document `a.yaml`, by their paths. A path that leads out of the folder is outside; a remote
    /// file is there when it is listed.
    static func memory(_ files: [String: String]) -> DocumentLoader {
        DocumentLoader(
            identity: { (path) throws(LoadingFault) in
                if path == "a.yaml" { return "" }
                if path.hasPrefix("..") || path.hasPrefix("/") { throw .outside(root: "api") }
                if files[path] != nil { return path }
                if path.hasPrefix("https://") { throw .remoteNotAllowed }
                throw files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .missing
            },
            source: { (identity) throws(LoadingFault) in
                guard let text = files[identity] else { throw .missing }
                return SourceFile(name: identity, text: text)
            })
    }
}
