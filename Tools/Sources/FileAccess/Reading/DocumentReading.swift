/// The files that may be read besides the document itself.
package struct DocumentReading: Sendable, Hashable {
    /// The folder that may be read; nil for the folder of the document.
    package var root: String?
    /// The folder for fetched files; nil if no remote file may be read.
    package var remoteCache: String?
    /// Whether remote files that are not in this folder are fetched.
    package var allowsRemote: Bool

    package init(root: String? = nil, remoteCache: String? = nil, allowsRemote: Bool = false) {
        self.root = root
        self.remoteCache = remoteCache
        self.allowsRemote = allowsRemote
    }
}
