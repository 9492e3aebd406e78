/// Loads the other files that a document refers to. The generator's targets use neither disk nor network; a command
/// passes in a loader that does.
///
/// The identity of a file is its path relative to the main document's folder, such as `models/pet.yml`, or its `https`
/// URL. Both are normalised: without `.` and `..` where possible, and a path without percent-encoding.
package struct DocumentLoader: Sendable {
    /// Normalises a path to the file's identity, which is empty for the main document. Opens no file.
    package let identity: @Sendable (_ path: String) throws(LoadingFault) -> String
    /// The content of the file with an identity.
    package let source: @Sendable (_ identity: String) throws(LoadingFault) -> SourceFile

    package init(
        identity: @escaping @Sendable (_ path: String) throws(LoadingFault) -> String,
        source: @escaping @Sendable (_ identity: String) throws(LoadingFault) -> SourceFile
    ) {
        self.identity = identity
        self.source = source
    }

    /// A loader that refuses every file.
    package static let none = DocumentLoader(
        identity: { (_) throws(LoadingFault) in throw .notRead }, source: { (_) throws(LoadingFault) in throw .notRead }
    )
}

/// The reason why a referenced file cannot be loaded.
package enum LoadingFault: Error, Hashable, Sendable {
    /// This run reads no other files.
    case notRead
    case missing
    case directory
    /// The system's error message.
    case unreadable(String)
    /// The file is outside the folder in which references are allowed.
    case outside(root: String)
    /// The run has no folder for remote files.
    case remoteNotAllowed
    /// The remote file is not in the cache, and fetching is not allowed.
    case notCached(folder: String)
    /// The URL is not an `https` URL.
    case notHTTPS
    /// Fetching failed, with this message.
    case notFetched(String)
}
