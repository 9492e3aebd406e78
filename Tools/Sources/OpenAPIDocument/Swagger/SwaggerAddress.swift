import Diagnostics
import YAML

/// `host`, `basePath` and `schemes` of a document: where it is served.
struct SwaggerAddress {
    private var host: String?
    private var basePath = ""
    private var schemes: [String] = []
    private var location: SourceLocation?

    init() {}

    init(of document: ObjectReader, _ reports: inout ReadingReports) {
        var schemeOfHost: String?
        if let text = document.text("host", &reports), !text.isEmpty, let node = document.field("host") {
            let (scheme, rest) = Self.parted(text, at: node.location, &reports)
            host = rest
            location = node.location
            schemeOfHost = scheme
        }
        if let text = document.text("basePath", &reports), let node = document.field("basePath") {
            location = location ?? node.location
            basePath = text == "/" ? "" : text
            if !basePath.isEmpty, !basePath.hasPrefix("/") {
                reports.sink.report(
                    .swaggerServer, at: node.location, "`basePath` starts with a slash; it is read as `/\(text)`")
                basePath = "/" + basePath
            }
        }
        schemes = Self.schemes(of: document, &reports)
        if schemes.isEmpty { schemes = schemeOfHost.map { [$0] } ?? [] }
        if host != nil, document.field("schemes") == nil, schemes.isEmpty, let location {
            reports.sink.report(
                .swaggerServer, at: location,
                "the document has no `schemes`, so that it does not say how its host is reached; `https` is taken")
            schemes = ["https"]
        }
    }

    /// The document's servers; without a host, one relative to where the document was found.
    func servers() -> [ServerObject] { servers(schemes) }

    /// The servers of an operation with `schemes` of its own; none where it has none.
    func servers(of operation: ObjectReader, _ reports: inout ReadingReports) -> [ServerObject] {
        let own = Self.schemes(of: operation, &reports)
        return host == nil || own.isEmpty ? [] : servers(own)
    }

    private func servers(_ schemes: [String]) -> [ServerObject] {
        guard let location else { return [] }
        guard let host else {
            return basePath.isEmpty ? [] : [server(basePath, location)]
        }
        return schemes.map { server("\($0)://\(host)\(basePath)", location) }
    }

    private func server(_ url: String, _ location: SourceLocation) -> ServerObject {
        ServerObject(url: url, description: nil, variables: [], location: location)
    }

    /// `https` first, since a client takes the first by default.
    private static func schemes(of object: ObjectReader, _ reports: inout ReadingReports) -> [String] {
        let listed = object.list("schemes", &reports).compactMap { node -> String? in
            guard let text = node.text, ["http", "https", "ws", "wss"].contains(text) else {
                reports.refuse(
                    .wrongType, at: node.location,
                    "`schemes` lists http, https, ws or wss, not \(node.kindInWords)")
                return nil
            }
            return text
        }
        let order = ["https", "http", "wss", "ws"]
        return order.filter(listed.contains)
    }

    /// A host with its port, and the scheme before it, which belongs into `schemes`.
    private static func parted(
        _ text: String, at location: SourceLocation, _ reports: inout ReadingReports
    ) -> (scheme: String?, host: String) {
        guard let separator = text.firstRange(of: "://") else { return (nil, text) }
        let (scheme, host) = (String(text[..<separator.lowerBound]), String(text[separator.upperBound...]))
        reports.sink.report(
            .swaggerServer, at: location,
            "`host` is written without a scheme: `\(scheme)` belongs into `schemes`; it is read as `\(host)`")
        return (scheme, host)
    }
}
