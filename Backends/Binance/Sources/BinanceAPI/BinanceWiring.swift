import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Binance's spot API, wired: where it runs, who asks, and what signs.
///
///     let binance = BinanceClient(baseURL: BinanceSpotAPI.defaultBaseURL, apiKey: "…", secretKey: "…")
///     let status = try await binance.api.getSapiV1AccountStatus()
///
/// Public operations need neither key. One that needs a key which is nil or empty throws, before anything is sent,
/// `BinanceSpotAPI.MissingApiKeyAuth` or `MissingSecretKey`, which name it. Make a client and keep it; it shows no key when it
/// is printed.
public nonisolated struct BinanceClient: Sendable {
    /// From an operation to the body of its success: request, transport, status gate. Each execution signs anew.
    public let execution: NetworkExecution<BinanceSpotAPI.Operation>
    /// The backend as a value, made once.
    public let api: BinanceSpotAPI.Client

    /// A client of the backend at `baseURL`, over a URL session of its own.
    public init(baseURL: URL, apiKey: String?, secretKey: String?) {
        self.init(
            baseURL: baseURL, apiKey: apiKey, secretKey: secretKey, now: { Date() },
            transport: URLSessionTransport(configuration: .default).transport)
    }

    /// A client of the backend at `baseURL` that asks `now` for the time and sends its requests with `transport`.
    public init(
        baseURL: URL, apiKey: String?, secretKey: String?, now: @escaping @Sendable () -> Date,
        transport: @escaping Transport
    ) {
        execution = NetworkExecution(
            request: { operation in
                try RequestBlock {
                    BinanceSpotAPI.authorized(operation, apiKeyAuth: apiKey)
                    HMACSignature(secretKey: secretKey, now: now, operation: operation.id)
                }
                .base(baseURL).request()
            },
            transport: transport,
            successStatuses: BinanceSpotAPI.Responses.successStatuses)
        api = .wired(execute: execution.execute) { _ in JSONDecoder() }
    }
}
