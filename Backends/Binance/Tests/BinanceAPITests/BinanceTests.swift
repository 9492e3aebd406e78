import BinanceAPI
import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests that were sent, and the answers they get, one after the other; the last one stays.
private actor Exchange {
    private(set) var requests: [URLRequest] = []
    private var answers: [Result<(status: Int, body: String), URLError>]

    init(_ answers: Result<(status: Int, body: String), URLError>...) {
        self.answers = answers
    }

    func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
        requests.append(request)
        let (status, body) = try (answers.count > 1 ? answers.removeFirst() : answers[0]).get()
        let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
        return (Data(body.utf8), response)
    }

    var queries: [String?] { requests.map { $0.url?.query() } }
}

/// A clock that is a second further on each time it is asked.
private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var seconds = 1_700_000_000.0

    func now() -> Date {
        lock.withLock {
            defer { seconds += 1 }
            return Date(timeIntervalSince1970: seconds)
        }
    }
}

@Suite("The spot API")
struct BinanceTests {
    private static let base = URL(string: "https://binance.test")!

    private func client(
        _ exchange: Exchange, apiKey: String? = "key-1", secretKey: String? = "test-secret-0001"
    ) -> BinanceClient {
        let clock = Clock()
        return BinanceClient(
            baseURL: Self.base, apiKey: apiKey, secretKey: secretKey, now: { clock.now() },
            transport: { request in try await exchange.answer(request) })
    }

    @Test("a signed call takes neither timestamp nor signature, and sends both behind the rest")
    func signed() async throws {
        let exchange = Exchange(.success((200, #"{"data":"Normal"}"#)))
        let status = try await client(exchange).api.getSapiV1AccountStatus(recvWindow: 5000)
        #expect(status.data == "Normal")
        let request = try #require(await exchange.requests.first)
        #expect(
            request.url?.absoluteString == "https://binance.test/sapi/v1/account/status?recvWindow=5000"
                + "&timestamp=1700000000000"
                + "&signature=a6d645b244d581bb3a7c03f3c322082ca46cdf3d3e82ca65ff4aeb8b648490ed")
        #expect(request.allHTTPHeaderFields?["X-MBX-APIKEY"] == "key-1")
    }

    @Test("a public call needs no keys and carries none")
    func publicOperation() async throws {
        let exchange = Exchange(.success((200, #"{"serverTime":1499827319559}"#)))
        let time = try await client(exchange, apiKey: nil, secretKey: nil).api.getApiV3Time()
        #expect(time.serverTime == 1_499_827_319_559)
        #expect(await exchange.queries == [nil])
        #expect(await exchange.requests.first?.allHTTPHeaderFields?["X-MBX-APIKEY"] == nil)
    }

    @Test("without a secret nothing is sent, and the error names the operation", arguments: [nil, ""])
    func missingSecret(_ secret: String?) async {
        let exchange = Exchange(.success((200, "{}")))
        await #expect(throws: MissingSecretKey(operation: "GET /sapi/v1/account/status")) {
            try await client(exchange, secretKey: secret).api.getSapiV1AccountStatus()
        }
        #expect(await exchange.requests.isEmpty)
    }

    @Test("without an API key nothing is sent, and the error names the operation", arguments: [nil, ""])
    func missingKey(_ key: String?) async {
        let exchange = Exchange(.success((200, "{}")))
        await #expect(throws: BinanceSpotAPI.MissingApiKeyAuth(operation: "GET /sapi/v1/account/status")) {
            try await client(exchange, apiKey: key).api.getSapiV1AccountStatus()
        }
        #expect(await exchange.requests.isEmpty)
    }

    @Test("a retry signs anew, with the time of its own")
    func retry() async throws {
        let exchange = Exchange(.failure(URLError(.networkConnectionLost)), .success((200, #"{"data":"Normal"}"#)))
        let seam = client(exchange).execution
        let api = BinanceSpotAPI.Client.wired(
            execute: { operation in
                do {
                    return try await seam.execute(operation)
                } catch is URLError {
                    return try await seam.execute(operation)
                }
            },
            decoder: { _ in JSONDecoder() })
        _ = try await api.getSapiV1AccountStatus()
        #expect(
            await exchange.queries == [
                "timestamp=1700000000000&signature=79f561f82c1bede18b20e6f5da0214fd65a4b0ba9a5f079c8247647dd6412dd4",
                "timestamp=1700000001000&signature=20bde1fdc14b1f7be6670fb7207699e02848a0840c4b61b495a486c9855a509c",
            ])
    }

    @Test("an operation whose slots nothing fills is an error")
    func unsigned() {
        let operation = BinanceSpotAPI.Operation.getSapiV1AccountStatus(recvWindow: nil)
        let error = #expect(throws: UnfilledSlot.self) { try operation.base(Self.base).request() }
        #expect(error?.name == "timestamp")
    }

    @Test("neither key shows in what is printed of a client or of a signature")
    func secrets() {
        let client = client(Exchange(.success((200, "{}"))), apiKey: "the-api-key", secretKey: "the-secret-key")
        let signature = HMACSignature(secretKey: "the-secret-key", now: { Date() })
        var printed = "\(client) \(String(reflecting: client)) \(signature) \(String(reflecting: signature))"
        dump(client, to: &printed)
        dump(signature, to: &printed)
        #expect(!printed.contains("the-api-key"))
        #expect(!printed.contains("the-secret-key"))
    }

    @Test("candles are rows of numbers and texts")
    func candles() async throws {
        let exchange = Exchange(.success((200, #"[[1499040000000,"0.0163",308]]"#)))
        let rows = try await client(exchange).api.getApiV3Klines(symbol: "BNBBTC", interval: ._1h, limit: 1)
        #expect(rows == [[.integer(1_499_040_000_000), .string("0.0163"), .integer(308)]])
        #expect(await exchange.queries == ["symbol=BNBBTC&interval=1h&limit=1"])
    }

    @Test("one ticker or a list of them, as the server likes")
    func ticker() async throws {
        let one = Exchange(.success((200, #"{"symbol":"BNBBTC","price":"0.05"}"#)))
        let price = try await client(one).api.getApiV3TickerPrice(symbol: "BNBBTC")
        #expect(price == .priceTicker(.init(symbol: "BNBBTC", price: "0.05")))
        let many = Exchange(.success((200, #"[{"symbol":"BNBBTC","price":"0.05"}]"#)))
        #expect(
            try await client(many).api.getApiV3TickerPrice()
                == .priceTickerList([.init(symbol: "BNBBTC", price: "0.05")]))
    }
}
