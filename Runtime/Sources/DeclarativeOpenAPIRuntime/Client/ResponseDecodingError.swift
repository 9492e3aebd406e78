import Foundation

/// A successful response whose body is not what the API document declares.
///
/// Nothing is lost: the error carries the body as received beside what the decoder said about it.
public nonisolated struct ResponseDecodingError: Error, Sendable {
    /// The body, byte for byte as received.
    public let data: Data

    /// The type that the body was to be decoded as.
    public let type: any (Decodable & Sendable).Type

    /// What the decoder threw: a `DecodingError`, unless the type's own decoding threw another.
    public let underlying: any Error

    /// Makes an error of a body, the type wanted, and the decoder's error.
    public init(data: Data, type: any (Decodable & Sendable).Type, underlying: any Error) {
        self.data = data
        self.type = type
        self.underlying = underlying
    }

    /// The decoder's error, with the path to what did not fit.
    public var decodingError: DecodingError? {
        underlying as? DecodingError
    }
}

nonisolated extension ResponseDecodingError: CustomStringConvertible {
    /// What was expected, what came instead, and what the decoder said.
    public var description: String {
        let expected = "ResponseDecodingError: expected \(type)"
        if data.isEmpty { return "\(expected), but the body is empty" }
        return "\(expected) in a body of \(data.count) bytes: \(underlying)"
    }
}
