import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A successful response whose body is not what the API document declares.
///
/// Nothing is lost: the error carries the body as received beside what the decoder said about it.
public nonisolated struct ResponseDecodingError: Error, Sendable {
    /// The body, byte for byte as received.
    public let data: Data

    /// The type that the body was to be decoded as.
    public let type: any (Decodable & Sendable).Type

    /// The error that the decoder threw: a `DecodingError`, unless the type's own decoding threw another.
    public let underlying: any Error

    /// The response that the body came with; nil when the seam reported none.
    public let response: HTTPURLResponse?

    /// Makes an error of a body, the type wanted, the decoder's error, and the response if it is known.
    init(
        data: Data, type: any (Decodable & Sendable).Type, underlying: any Error, response: HTTPURLResponse? = nil
    ) {
        self.data = data
        self.type = type
        self.underlying = underlying
        self.response = response
    }

    /// The HTTP status (RFC 9110, section 15), where the response is known.
    public var status: Int? {
        response?.statusCode
    }

    /// The decoder's error, with the path to what did not fit.
    public var decodingError: DecodingError? {
        underlying as? DecodingError
    }
}

nonisolated extension ResponseDecodingError: CustomStringConvertible {
    /// The expected type, the size of the body, and the decoder's error.
    @_spi(Conformance) public var description: String {
        let expected = "ResponseDecodingError: expected \(type)" + (status.map { " with status \($0)" } ?? "")
        if data.isEmpty { return "\(expected), but the body is empty" }
        return "\(expected) in a body of \(data.count) bytes: \(underlying)"
    }
}
