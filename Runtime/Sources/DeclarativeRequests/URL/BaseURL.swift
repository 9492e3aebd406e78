import Foundation

/// The base of the request's URL: scheme, host and port, and a path that is always a prefix.
///
/// A base comes after path and query, since it turns them into the URL: put it last, or chain
/// ``RequestBuildable/base(_:)-(URL)``. Header-only layers may follow it. `https://h/api` and `https://h/api/` are the
/// same base; with `Endpoint("v1")` both give `https://h/api/v1`.
///
/// Building the request throws ``RequestError/invalidBaseURL(_:_:)`` for a base without scheme or host, or with a query
/// or a fragment, and ``RequestError/secondBaseURL`` for a second base.
public nonisolated struct BaseURL: RequestBuildable, Hashable, Sendable {
    private nonisolated enum Source: Hashable, Sendable {
        case url(URL)
        case text(String)
    }

    private let source: Source

    /// A base from a URL.
    public init(_ url: URL) {
        source = .url(url)
    }

    /// A base from text; text that is no URL fails the build.
    public init(_ text: String) {
        source = .text(text)
    }

    @_spi(Conformance) public var body: RequestBlock {
        switch source {
        case .url(let url): RequestBlock { state in try state.setBaseURL(url) }
        case .text(let text): RequestBlock { state in try state.setBaseURL(text) }
        }
    }
}
