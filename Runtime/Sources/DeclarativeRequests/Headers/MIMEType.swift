/// A media type (RFC 9110 section 8.3.1), for `Content-Type` and `Accept`.
///
///     MIMEType.json.accept
///     MIMEType.custom("application/vnd.example+json").contentType
public nonisolated struct MIMEType: RawRepresentable, Hashable, Sendable {
    /// The type as it stands on the wire, parameters included.
    public let rawValue: String
    /// Whether the text is a media type; false only for a text that was given to ``custom(_:)``.
    private let isMediaType: Bool

    private init(checked rawValue: String) {
        self.rawValue = rawValue
        isMediaType = true
    }

    /// The media type that the text spells, or nil for a text that is not a media type: `type/subtype` are two tokens,
    /// and parameters may follow after a semicolon.
    public init?(rawValue: String) {
        guard Self.isMediaType(rawValue) else { return nil }
        self.init(checked: rawValue)
    }

    /// The media type that the text spells, parameters included: `MIMEType.custom("text/csv; header=absent")`.
    ///
    /// If the text is not a media type, building the request throws ``RequestError/invalidMediaType(_:)``, or
    /// ``RequestError/invalidHeaderValue(name:)`` for a text with CR, LF or NUL.
    public static func custom(_ text: String) -> MIMEType {
        MIMEType(text: text)
    }

    private init(text: String) {
        rawValue = text
        isMediaType = Self.isMediaType(text)
    }

    /// Sets `Content-Type`, replacing what a body block set before it; a body block after it sets its own again.
    public var contentType: RequestBlock {
        RequestBlock { state in try state.setHeader(.contentType, checked(for: .contentType)) }
    }

    /// Adds the type to `Accept`.
    public var accept: RequestBlock {
        RequestBlock { state in try state.addHeader(.accept, checked(for: .accept)) }
    }

    /// The text, as the value of a header.
    func checked(for header: Header) throws -> String {
        guard !isMediaType else { return rawValue }
        guard PercentEncoding.keepsAll(of: rawValue, HeaderValueByte.self) else {
            throw RequestError.invalidHeaderValue(name: header.rawValue)
        }
        throw RequestError.invalidMediaType(rawValue)
    }

    private static func isMediaType(_ text: String) -> Bool {
        let essence = text.prefix { $0 != ";" }
        let names = essence.split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, TokenByte.isToken(String(names[0])) else { return false }
        var subtype = names[1]
        while subtype.last == " " { subtype.removeLast() }
        return TokenByte.isToken(String(subtype)) && PercentEncoding.keepsAll(of: text, HeaderValueByte.self)
    }
}

nonisolated extension MIMEType {
    /// `application/json`.
    public static let json = MIMEType(checked: "application/json")
    /// `application/problem+json` (RFC 9457).
    public static let problemJSON = MIMEType(checked: "application/problem+json")
    /// `application/xml`.
    public static let xml = MIMEType(checked: "application/xml")
    /// `application/x-www-form-urlencoded`.
    public static let formURLEncoded = MIMEType(checked: "application/x-www-form-urlencoded")
    /// `multipart/form-data` (RFC 7578).
    public static let multipartFormData = MIMEType(checked: "multipart/form-data")
    /// `application/octet-stream`.
    public static let octetStream = MIMEType(checked: "application/octet-stream")
    /// `application/pdf`.
    public static let pdf = MIMEType(checked: "application/pdf")
    /// `application/zip`.
    public static let zip = MIMEType(checked: "application/zip")
    /// `text/plain`.
    public static let plainText = MIMEType(checked: "text/plain")
    /// `text/html`.
    public static let html = MIMEType(checked: "text/html")
    /// `text/csv`.
    public static let csv = MIMEType(checked: "text/csv")
    /// `text/event-stream`.
    public static let eventStream = MIMEType(checked: "text/event-stream")
    /// `image/png`.
    public static let png = MIMEType(checked: "image/png")
    /// `image/jpeg`.
    public static let jpeg = MIMEType(checked: "image/jpeg")
    /// `image/gif`.
    public static let gif = MIMEType(checked: "image/gif")
    /// `image/webp`.
    public static let webP = MIMEType(checked: "image/webp")
    /// `image/svg+xml`.
    public static let svg = MIMEType(checked: "image/svg+xml")
    /// `image/heic`.
    public static let heic = MIMEType(checked: "image/heic")
    /// `audio/mpeg`.
    public static let mp3 = MIMEType(checked: "audio/mpeg")
    /// `video/mp4`.
    public static let mp4 = MIMEType(checked: "video/mp4")
    /// `*/*`: any type.
    public static let any = MIMEType(checked: "*/*")
}
