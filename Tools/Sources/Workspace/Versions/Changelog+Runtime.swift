import FileAccess

extension Changelog {
    /// The changelog of the runtime; its newest heading is the version of the runtime.
    init(ofRuntimeIn tree: Tree) throws(FileProblem) {
        let path = "Runtime/CHANGELOG.md"
        self.init(path: path, text: String(decoding: try tree.bytes(of: path), as: UTF8.self))
    }

    /// The newest version.
    ///
    /// - Throws: ``Refusal`` if there is none.
    func version() throws(Refusal) -> String {
        guard let version = newestVersion else {
            throw Refusal("\(path) has no heading that is a version, as ## 1.0.0")
        }
        return version
    }
}
