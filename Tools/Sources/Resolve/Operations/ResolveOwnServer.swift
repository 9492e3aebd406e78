import Diagnostics
import OpenAPIDocument

extension OperationResolver {
    /// Where the operation is served, in its own words or its path's; nil where it is the document's first server.
    ///
    /// What is served elsewhere is reported once for each URL: the document only tells, the wiring decides.
    mutating func ownServer(of selected: SelectedOperation) -> String? {
        let listed = selected.object.servers.isEmpty ? selected.item.servers : selected.object.servers
        let urls = listed.map(Servers.url)
        guard let first = urls.first else { return nil }
        if let common = schemas.index.document.servers.first.map(Servers.url), urls.contains(common) { return nil }
        let isNew = reportedServers.insert(first).inserted
        guard AbsoluteURL.isWritten(in: first) else {
            if isNew {
                schemas.reports.report(
                    .relativeServer, at: listed[0].location,
                    "`\(listed[0].url)` is no absolute URL; what it serves is sent to the API's base URL")
            }
            return nil
        }
        if isNew {
            schemas.reports.report(
                .ownServer, at: listed[0].location,
                "`\(first)` serves what the API's server does not; a wiring that goes there asks `ownBaseURL(of:)`")
        }
        return first
    }
}
