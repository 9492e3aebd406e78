import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request under construction, which blocks write and a raw block also reads.
///
/// Path and query stay apart from `request.url` until a base is set; then the URL is written once. From there on
/// `request.url` is the URL that will be sent, and a change of path or query is an error of the build.
public nonisolated struct RequestState: Sendable {
    /// Method, headers, body and settings so far. Until a base is set, its `url` is that of the initial
    /// request, or a relative `/`.
    public var request: URLRequest {
        get { draft.request }
        _modify { yield &draft.request }
    }

    var draft: RequestDraft

    /// The query so far, as plain text: nothing in it is percent-encoded. An item whose value is nil is a bare key.
    public var queryItems: [URLQueryItem] = [] {
        didSet { if hasBase { fail(RequestError.queryAfterBaseURL) } }
    }

    /// Names of the query items that wait for a value, in their order; see ``QuerySlot``.
    public internal(set) var emptyQuerySlots: [String] = []

    /// Values of items that are written otherwise than others, by the items that have them.
    private var encodedValues = EncodedQueryValues()
    private var encodedPath = ""
    private var ownEncoder: JSONEncoder?
    private var failure: (any Error)?
    private(set) var hasBase = false
    /// Whether a header that is set now has to be ASCII, as a credential's is.
    var takesASCIIHeadersAlone = false

    init() {
        draft = RequestDraft()
    }

    init(request: URLRequest) {
        draft = RequestDraft(request: request)
    }

    /// The path so far, percent-encoded, without the base's.
    ///
    /// Text written here is kept; only what a path cannot hold (space, `?`, `#`, non-ASCII, a `%` that begins no
    /// escape) is percent-encoded.
    public var path: String {
        get { encodedPath }
        set {
            if hasBase { fail(RequestError.endpointAfterBaseURL) }
            encodedPath = PercentEncoding.pathText(newValue)
        }
    }

    /// The query exactly as it will stand in the URL, for a block that signs it. Empty when there are no items; items that
    /// wait for a value are left out.
    public var percentEncodedQuery: String { URLWriter.query(filledQueryItems, encodedValues) }

    /// The bytes of the body so far; nil without a body, and for one that is a stream.
    public var body: Data? { draft.body }

    /// The encoder of models in bodies and queries: the innermost ``RequestBuildable/useEncoder(_:)``, or one of the
    /// request's own that sorts keys and is otherwise a plain `JSONEncoder`.
    public var encoder: JSONEncoder {
        mutating get {
            if let ownEncoder { return ownEncoder }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            ownEncoder = encoder
            return encoder
        }
        set { ownEncoder = newValue }
    }

    @discardableResult
    mutating func replaceEncoder(with encoder: JSONEncoder?) -> JSONEncoder? {
        defer { ownEncoder = encoder }
        return ownEncoder
    }

    /// Sets a path that is known to be encoded.
    mutating func setEncodedPath(_ path: String) throws {
        if hasBase { throw RequestError.endpointAfterBaseURL }
        encodedPath = path
    }

    mutating func appendQueryItem(name: String, value: String?) throws {
        if hasBase { throw RequestError.queryAfterBaseURL }
        if queryItems.isEmpty { queryItems.reserveCapacity(4) }
        queryItems.append(URLQueryItem(name: name, value: value))
    }

    /// Adds an item whose value stands in the URL as `encoded`, as long as nothing changes it.
    mutating func appendQueryItem(name: String, value: String, encoded: String) throws {
        try appendQueryItem(name: name, value: value)
        encodedValues.set(encoded, for: URLQueryItem(name: name, value: value))
    }

    /// Puts the base in front of path and query and writes the URL; see ``BaseURL`` for what a base may be.
    ///
    /// - Throws: ``RequestError/secondBaseURL`` or ``RequestError/invalidBaseURL(_:_:)``.
    public mutating func setBaseURL(_ url: URL) throws {
        try setBase(url.absoluteString)
    }

    /// Puts a base given as text in front of path and query and writes the URL; see ``BaseURL``.
    ///
    /// - Throws: As the method that takes a URL.
    mutating func setBaseURL(_ text: String) throws {
        try setBase(PercentEncoding.keepsAll(of: text, URLByte.self) ? text : URL(string: text)?.absoluteString ?? text)
    }

    private mutating func setBase(_ text: String) throws {
        if hasBase { throw RequestError.secondBaseURL }
        let base = try URLWriter(base: text)
        if base.hasQuery { throw RequestError.base(text, .hasQuery) }
        if base.hasFragment { throw RequestError.base(text, .hasFragment) }
        draft.setURL(try base.url(path: encodedPath, queryItems: queryItems, encodedValues))
        hasBase = true
    }

    /// Keeps the first error that a setter could not throw.
    mutating func fail(_ error: any Error) {
        failure = failure ?? error
    }

    mutating func finish() throws -> URLRequest {
        if let failure { throw failure }
        if let slot = emptyQuerySlots.first { throw UnfilledSlot(name: slot) }
        if hasBase { return draft.request }
        guard let url = draft.url else { throw RequestError.missingBaseURL }
        if !encodedPath.isEmpty || !queryItems.isEmpty {
            draft.setURL(
                try URLWriter(base: url.absoluteString).url(path: encodedPath, queryItems: queryItems, encodedValues))
        }
        return draft.request
    }
}
