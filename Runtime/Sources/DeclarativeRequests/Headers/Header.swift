/// A header field by its name (RFC 9110 section 5); names that differ in upper and lower case alone are equal.
///
///     Header.accept.setValue("application/json")      // replaces
///     Header.accept.addValue("text/html")             // application/json, text/html
///     Header.custom("X-Trace").setValue(ifPresent: trace)
///
/// Building the request throws when a name is no token, and when a value holds CR, LF or NUL.
public nonisolated struct Header: RawRepresentable, Sendable {
    /// The field's name as it stands on the wire.
    public let rawValue: String
    /// Whether the name is a token; false only for a text that was given to ``custom(_:)``.
    let isToken: Bool

    private init(token rawValue: String) {
        self.rawValue = rawValue
        isToken = true
    }

    /// The field with this name, or nil for a text that is no token.
    public init?(rawValue: String) {
        guard TokenByte.isToken(rawValue) else { return nil }
        self.init(token: rawValue)
    }

    /// The field with this name: `Header.custom("X-Trace-Id")`.
    ///
    /// A text that is no token names no field: building the request throws ``RequestError/invalidHeaderName(_:)``.
    public static func custom(_ name: String) -> Header {
        Header(text: name)
    }

    private init(text: String) {
        rawValue = text
        isToken = TokenByte.isToken(text)
    }

    /// Sets the field, replacing any value that it has.
    public func setValue<Value: RequestValue>(_ value: Value) -> RequestBlock {
        RequestBlock(text: value) { text in RequestBlock { state in try state.setHeader(self, text) } }
    }

    /// Sets the field when there is a value.
    public func setValue<Value: RequestValue>(ifPresent value: Value?) -> RequestBlock {
        guard let value else { return .nothing }
        return setValue(value)
    }

    /// Adds a value behind those that the field has: `, ` between them, `; ` between cookies.
    public func addValue<Value: RequestValue>(_ value: Value) -> RequestBlock {
        RequestBlock(text: value) { text in RequestBlock { state in try state.addHeader(self, text) } }
    }

    /// The text between the values of a field that has several: cookies are pairs of one value (RFC 6265 section 5.4).
    var separator: String {
        self == .cookie ? "; " : ", "
    }
}

nonisolated extension Header {
    /// The media type of the body.
    public static let contentType = Header(token: "Content-Type")
    /// The media types that the client takes.
    public static let accept = Header(token: "Accept")
    /// The credentials; ``Authorization`` writes it.
    public static let authorization = Header(token: "Authorization")
    /// The program that sends the request.
    public static let userAgent = Header(token: "User-Agent")
    /// The origin of the page that sends the request.
    public static let origin = Header(token: "Origin")
    /// The cookies; ``Cookie`` writes it.
    public static let cookie = Header(token: "Cookie")
    /// The page that led to the request.
    public static let referer = Header(token: "Referer")
    /// The host that the request goes to.
    public static let host = Header(token: "Host")
    /// The languages that the client takes.
    public static let acceptLanguage = Header(token: "Accept-Language")
    /// The content codings that the client takes.
    public static let acceptEncoding = Header(token: "Accept-Encoding")
}

nonisolated extension Header: Hashable {
    @_spi(Conformance) public static func == (first: Header, second: Header) -> Bool {
        first.rawValue == second.rawValue || first.rawValue.lowercased() == second.rawValue.lowercased()
    }

    @_spi(Conformance) public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue.lowercased())
    }
}
