/// A header field (RFC 9110 section 5).
///
///     Header.accept.setValue("application/json")      // replaces
///     Header.accept.addValue("text/html")             // application/json, text/html
///     Header.custom("X-Trace").setValue(ifPresent: trace)
///
/// Building the request throws when a name is no token, and when a value holds CR, LF or NUL.
public nonisolated enum Header: Hashable, Sendable {
    case contentType
    case accept
    case authorization
    case userAgent
    case origin
    case cookie
    case referer
    case host
    case acceptLanguage
    case acceptEncoding
    /// A field by its name.
    case custom(String)

    /// The field's name as it stands on the wire.
    public var name: String {
        switch self {
        case .contentType: "Content-Type"
        case .accept: "Accept"
        case .authorization: "Authorization"
        case .userAgent: "User-Agent"
        case .origin: "Origin"
        case .cookie: "Cookie"
        case .referer: "Referer"
        case .host: "Host"
        case .acceptLanguage: "Accept-Language"
        case .acceptEncoding: "Accept-Encoding"
        case .custom(let name): name
        }
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

    /// Adds a value when there is one.
    public func addValue<Value: RequestValue>(ifPresent value: Value?) -> RequestBlock {
        guard let value else { return .nothing }
        return addValue(value)
    }

    /// What stands between the values of a field that has several: cookies are pairs of one value (RFC 6265 section 5.4).
    var separator: String {
        name.lowercased() == "cookie" ? "; " : ", "
    }
}
