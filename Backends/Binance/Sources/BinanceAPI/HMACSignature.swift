import DeclarativeRequests
import Foundation

/// Signs a request: fills the operation's `timestamp` slot with the time of sending, and its `signature` slot with the
/// HMAC-SHA256 of what will be sent, as the last item of the query.
///
///     try RequestBlock {
///         BinanceSpotAPI.authorized(operation, apiKeyAuth: apiKey)
///         HMACSignature(secretKey: secretKey, now: { Date() }, operation: operation.id)
///     }
///     .base(baseURL).request()
///
/// The signed text is the percent-encoded query, byte for byte as it stands in the URL, and behind it the body. An operation
/// without a slot for a signature is left alone. The block runs each time a request is made, so that a retry signs anew.
///
/// The secret is held in a closure: no description, mirror or dump of the value shows it.
public nonisolated struct HMACSignature: RequestBuildable {
    /// The place of the signature.
    public nonisolated enum Part: Sendable {
        /// Into the `signature` slot of the query, behind all other items; nothing is done without that slot.
        case query
        /// Into the form that is the body, as its last field.
        case body
    }

    public let body: RequestBlock

    /// A signature with `secretKey`, at the time that `now` tells.
    ///
    /// - Parameters:
    ///   - secretKey: ASCII; nil or an empty one is none.
    ///   - now: The time of sending, sent in whole milliseconds since 1970.
    ///   - operation: The operation's `id`, for errors.
    ///   - part: Where the signature goes.
    ///
    /// Making a request that has to be signed throws `MissingSecretKey` or `UnusableSecretKey`.
    public init(
        secretKey: String?, now: @escaping () -> Date, operation: String? = nil, into part: Part = .query
    ) {
        body = RequestBlock { state in
            if part == .query, !state.emptyQuerySlots.contains("signature") { return }
            guard let secretKey, !secretKey.isEmpty else { throw MissingSecretKey(operation: operation) }
            guard secretKey.utf8.allSatisfy({ $0 < 0x80 }) else { throw UnusableSecretKey(operation: operation) }

            let milliseconds = Int((now().timeIntervalSince1970 * 1000).rounded(.down))
            try state.fillQuerySlot("timestamp", with: String(milliseconds))
            var signed = state.percentEncodedQuery
            if let body = state.body { signed += String(decoding: body, as: UTF8.self) }
            let signature = try HMACSHA256.hexDigest(of: signed, key: secretKey)
            switch part {
            case .query: try state.fillQuerySlot("signature", with: signature, atEnd: true)
            case .body: try RequestBody.urlEncoded("signature", signature).apply(to: &state)
            }
        }
    }
}

/// An operation has to be signed, and there is no secret key, or an empty one.
public nonisolated struct MissingSecretKey: Error, Hashable, Sendable {
    /// The operation's `id`, where it is known.
    public let operation: String?

    public init(operation: String?) {
        self.operation = operation
    }
}

/// An operation has to be signed, and the secret key holds what no key of Binance does, a character that is not ASCII.
public nonisolated struct UnusableSecretKey: Error, Hashable, Sendable {
    /// The operation's `id`, where it is known.
    public let operation: String?

    public init(operation: String?) {
        self.operation = operation
    }
}
