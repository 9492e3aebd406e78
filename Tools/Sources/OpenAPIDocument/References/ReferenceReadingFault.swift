import Diagnostics
import YAML

/// The reason why a reference has no target.
enum ReferenceReadingFault: Error {
    case notLoaded(LoadingFault)
    /// The file cannot be parsed, which is reported at its location.
    case fileAtFault
    case nothingThere(file: String, fragment: String)

    /// The finding at the location of the reference.
    func finding(of text: String) -> (Rule, String)? {
        switch self {
        case .notLoaded(let fault): fault.finding(of: text)
        case .fileAtFault: nil
        case .nothingThere(let file, let fragment):
            (.unresolvedReference, "`\(text)` leads nowhere: \(file) has nothing at `#\(fragment)`")
        }
    }
}

extension LoadingFault {
    fileprivate func finding(of text: String) -> (Rule, String) {
        switch self {
        case .notRead:
            (.unreadReference, "`\(text)` is not followed: only references within this document are")
        case .missing:
            (.missingFile, "`\(text)` leads to no file: correct the path, which starts at the folder of this file")
        case .directory:
            (.missingFile, "`\(text)` is a directory: refer to a file in it")
        case .unreadable(let reason):
            (.missingFile, "`\(text)` cannot be read: \(reason)")
        case .outside(let root):
            (.outsideRoot, "`\(text)` is outside \(root), where reading stops: name a folder around both with --root")
        case .remoteNotAllowed:
            (
                .remoteReference,
                "`\(text)` is not fetched: allow that with --allow-remote and --remote-cache, or refer to a copy"
            )
        case .notCached(let folder):
            (.remoteReference, "`\(text)` is not in \(folder): have it fetched with --allow-remote")
        case .notHTTPS:
            (.remoteReference, "`\(text)` is not read: other files are named by a relative path or an https URL")
        case .notFetched(let reason):
            (.remoteReference, "`\(text)` was not fetched: \(reason)")
        }
    }
}
