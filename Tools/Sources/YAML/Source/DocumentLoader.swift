/// Gives the other files that a document refers to. The rooms of the generator touch no disk and no network: whoever
/// starts a run hands in a loader that may.
///
/// A file is called by its path from the folder of the document that is generated, `models/pet.yml`, or by its `https`
/// URL; both are in normal form, without `.` and `..` where that is possible, and without percent-encoding in a path.
package struct DocumentLoader: Sendable {
    /// The one name of a file, however it is spelled; empty for the document that is generated. Opens no file.
    package let identity: @Sendable (_ path: String) throws(LoadingFault) -> String
    /// The content of the file that has this name.
    package let source: @Sendable (_ identity: String) throws(LoadingFault) -> SourceFile

    package init(
        identity: @escaping @Sendable (_ path: String) throws(LoadingFault) -> String,
        source: @escaping @Sendable (_ identity: String) throws(LoadingFault) -> SourceFile
    ) {
        self.identity = identity
        self.source = source
    }

    /// Reads no other file.
    package static let none = DocumentLoader(
        identity: { (_) throws(LoadingFault) in throw .notRead }, source: { (_) throws(LoadingFault) in throw .notRead }
    )
}

/// Why a file that a document refers to is not read.
package enum LoadingFault: Error, Hashable, Sendable {
    /// No other file is read in this run.
    case notRead
    case missing
    case directory
    /// What the system says.
    case unreadable(String)
    /// The folder that reading stays in.
    case outside(root: String)
    /// Nothing was said of remote files.
    case remoteNotAllowed
    /// It is not in the cache, and fetching was not asked for.
    case notCached(folder: String)
    /// It is no `https` URL.
    case notHTTPS
    /// What went wrong while it was fetched.
    case notFetched(String)
}
