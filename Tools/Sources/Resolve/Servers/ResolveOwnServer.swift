import Diagnostics
import OpenAPIDocument

extension OperationResolver {
    /// The URL of the first server that the operation or its path lists; nil if it also lists the document's first
    /// server.
    ///
    /// The URL is only a fact for the wiring, which decides where requests are sent.
    mutating func ownServer() -> String? {
        let listed = operation.object.servers.isEmpty ? operation.item.servers : operation.object.servers
        let urls = listed.map(Servers.url)
        guard let first = urls.first else { return nil }
        if let common = index.document.servers.first.map(Servers.url), urls.contains(common) { return nil }
        guard AbsoluteURL.isWritten(in: first) else {
            draft.findings.report(
                .relativeServer, at: listed[0].location,
                "`\(listed[0].url)` is not an absolute URL; its operations are sent to the API's base URL",
                also: "the same server is listed here")
            return nil
        }
        draft.findings.report(
            .ownServer, at: listed[0].location,
            "`\(first)` serves operations that the API's server does not; a wiring finds it with `ownBaseURL(of:)`",
            also: "the same server is listed here")
        return first
    }
}
