import Foundation

/// The origin of a URL (RFC 6454): scheme, host and port; only for HTTP.
nonisolated struct Origin: Hashable {
    private let scheme: String
    private let host: String
    private let port: Int

    /// The origin of a URL, or nil when it is not an absolute one of `http` or `https`.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty else { return nil }
        let defaultPorts = ["http": 80, "https": 443]
        guard let defaultPort = defaultPorts[scheme] else { return nil }
        self.scheme = scheme
        self.host = host.lowercased()
        port = url.port ?? defaultPort
    }
}
