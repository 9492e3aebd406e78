/// How far reading goes beyond the document itself.
package struct DocumentReading: Sendable, Hashable {
    /// The folder that reading stays in; nil for the document's own.
    package var root: String?
    /// The folder that remote files are kept in; nil where none is read.
    package var remoteCache: String?
    /// Whether a remote file that is not in the folder is fetched.
    package var allowsRemote: Bool

    package init(root: String? = nil, remoteCache: String? = nil, allowsRemote: Bool = false) {
        self.root = root
        self.remoteCache = remoteCache
        self.allowsRemote = allowsRemote
    }
}
