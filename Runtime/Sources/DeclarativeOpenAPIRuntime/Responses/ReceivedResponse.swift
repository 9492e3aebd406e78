import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response as generated code reads it: once, by its status and media type.
///
///     switch response.status {
///     case 200: self = .ok(try response.json())
///     case 204: self = .noContent
///     default: throw response.undocumented
///     }
@_spi(Generated) public nonisolated struct ReceivedResponse {
    /// The body, byte for byte as received.
    public let data: Data

    /// The status and headers that the body came with.
    public let response: HTTPURLResponse

    private let decoder: JSONDecoder

    /// - Parameter decoder: Reads JSON in the body.
    public init(data: Data, response: HTTPURLResponse, decoder: JSONDecoder) {
        self.data = data
        self.response = response
        self.decoder = decoder
    }

    /// The HTTP status (RFC 9110, section 15).
    public var status: Int { response.statusCode }

    /// The body as JSON.
    ///
    /// - Throws: ``ResponseDecodingError`` when it is not what was declared.
    public func json<Value: Decodable & Sendable>() throws(ResponseDecodingError) -> Value {
        do {
            return try decoder.decode(Value.self, from: data)
        } catch {
            throw ResponseDecodingError(data: data, type: Value.self, underlying: error, response: response)
        }
    }

    /// The body as UTF-8 text; a leading byte order mark is not part of the text.
    ///
    /// - Throws: ``ResponseDecodingError`` when it is not valid UTF-8.
    public func text() throws(ResponseDecodingError) -> String {
        do {
            return try ReceivedText.text(of: data)
        } catch {
            throw ResponseDecodingError(data: data, type: String.self, underlying: error, response: response)
        }
    }

    /// Whether the response states a media type for its body; if it states none, whether this type is the assumed one.
    ///
    /// Letter case and parameters do not matter: `Application/JSON; charset=utf-8` is `application/json`.
    ///
    /// - Parameters:
    ///   - range: A type such as `text/plain`, or a range: `image/*`, `*/*`.
    ///   - assumed: Whether a response without a `Content-Type` is taken to be of this type.
    public func isOf(_ range: String, assumed: Bool = false) -> Bool {
        guard let type = response.value(forHTTPHeaderField: "Content-Type").map(MediaRange.essence), !type.isEmpty
        else {
            return assumed
        }
        return MediaRange.includes(type, in: MediaRange.essence(of: range))
    }

    /// The error for a response that the document does not list: nothing of it is lost.
    public var undocumented: ResponseError { ResponseError(data: data, response: response) }
}

/// Media types without their parameters, RFC 9110 section 12.5.1.
nonisolated enum MediaRange {
    static func essence(of text: String) -> String {
        text.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }

    static func includes(_ type: String, in range: String) -> Bool {
        if range == "*/*" || range == type { return true }
        return range.hasSuffix("/*") && type.hasPrefix(range.dropLast())
    }
}

/// Text in UTF-8.
nonisolated enum ReceivedText {
    static func text(of data: Data) throws -> String {
        let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
        let content = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        guard let text = String(bytes: content, encoding: .utf8) else {
            let context = DecodingError.Context(codingPath: [], debugDescription: "The text is not valid UTF-8.")
            throw DecodingError.dataCorrupted(context)
        }
        return text
    }
}
