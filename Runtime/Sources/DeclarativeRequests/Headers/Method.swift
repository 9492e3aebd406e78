/// The HTTP request method (RFC 9110 section 9): a token, written on the wire as it is spelled here.
public nonisolated struct Method: RequestBuildable, RawRepresentable, Hashable, Sendable {
    /// The method's token: `GET`.
    public let rawValue: String
    /// Whether the text is a token; false only for a text that was given to ``custom(_:)``.
    private let isToken: Bool

    private init(token rawValue: String) {
        self.rawValue = rawValue
        isToken = true
    }

    /// The method with this token, or nil for a text that is no token.
    public init?(rawValue: String) {
        guard TokenByte.isToken(rawValue) else { return nil }
        self.init(token: rawValue)
    }

    /// The method with this token: `Method.custom("LINK")`. `URLRequest` itself may write a well-known method in upper case, as
    /// `get` on Linux.
    ///
    /// A text that is no token makes no method: building the request throws ``RequestError/invalidMethod(_:)``.
    public static func custom(_ name: String) -> Method {
        Method(text: name)
    }

    private init(text: String) {
        rawValue = text
        isToken = TokenByte.isToken(text)
    }

    @_spi(Conformance) public var body: RequestBlock {
        RequestBlock { state in
            guard isToken else { throw RequestError.invalidMethod(rawValue) }
            state.draft.setMethod(rawValue)
        }
    }
}

nonisolated extension Method {
    /// Reads a resource.
    public static let GET = Method(token: "GET")
    /// Has the resource process the body.
    public static let POST = Method(token: "POST")
    /// Creates or replaces a resource.
    public static let PUT = Method(token: "PUT")
    /// Removes a resource.
    public static let DELETE = Method(token: "DELETE")
    /// Changes a part of a resource (RFC 5789).
    public static let PATCH = Method(token: "PATCH")
    /// Reads the headers of a resource.
    public static let HEAD = Method(token: "HEAD")
    /// Asks how a resource can be reached.
    public static let OPTIONS = Method(token: "OPTIONS")
    /// Reads a resource, with a body that says what to read.
    public static let QUERY = Method(token: "QUERY")
}
