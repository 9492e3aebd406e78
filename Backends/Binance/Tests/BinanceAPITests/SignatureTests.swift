import BinanceAPI
@_spi(Generated) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("What is signed, and where the signature goes")
struct SignatureTests {
    private static let base = URL(string: "https://api.example.test")!
    private static let time = Date(timeIntervalSince1970: 1_700_000_000)
    private static let secret = "test-secret-0001"

    private func order(
        _ secret: String = Self.secret, at time: Date = Self.time, @RequestBuilder _ query: () -> RequestBlock
    ) throws -> URLRequest {
        try RequestBlock {
            Method.POST
            Endpoint("order")
            query()
            QuerySlot("timestamp")
            QuerySlot("signature")
            HMACSignature(secretKey: secret, now: { time })
        }
        .base(Self.base).request()
    }

    @Test("the example of Binance's documentation has its published signature")
    func publishedExample() throws {
        let time = Date(timeIntervalSince1970: 1_499_827_319.559)
        let request = try order("NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j", at: time) {
            Query("symbol", "LTCBTC")
            Query("side", "BUY")
            Query("type", "LIMIT")
            Query("timeInForce", "GTC")
            Query("quantity", 1)
            Query("price", "0.1")
            Query("recvWindow", 5000)
        }
        #expect(
            request.url?.query() == "symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1"
                + "&recvWindow=5000&timestamp=1499827319559"
                + "&signature=c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71")
    }

    @Test("the signature is the last item, over the query as it is sent")
    func signatureLast() throws {
        let request = try RequestBlock {
            Method.POST
            Endpoint("order")
            QuerySlot("signature")
            Query("symbol", "ABCUSDT")
            Query("side", "BUY")
            Query("type", "LIMIT")
            Query("quantity", 1.0)
            Query("price", "0.10")
            Query("recvWindow", 5000)
            QuerySlot("timestamp")
            Header.custom("X-API-KEY").setValue("key-1")
            HMACSignature(secretKey: Self.secret, now: { Self.time })
        }
        .base(Self.base).request()
        #expect(
            request.url?.absoluteString
                == "https://api.example.test/order?symbol=ABCUSDT&side=BUY&type=LIMIT&quantity=1&price=0.10"
                + "&recvWindow=5000&timestamp=1700000000000"
                + "&signature=1347c0db1de61669762f637af2920b356c7d3f2c30fca0d235c656d63d7581f9")
        #expect(request.value(forHTTPHeaderField: "X-API-KEY") == "key-1")
    }

    @Test("what is signed is the percent-encoded text, and nothing encodes it again")
    func encodedBytes() throws {
        let request = try order {
            Query("symbol", "测试USDT")
            Query("side", "BUY")
            Query("price", "a+b")
            Query("symbols", #"["BTCUSDT","ETHUSDT"]"#)
        }
        #expect(
            request.url?.absoluteString
                == "https://api.example.test/order?symbol=%E6%B5%8B%E8%AF%95USDT&side=BUY&price=a%2Bb"
                + "&symbols=%5B%22BTCUSDT%22%2C%22ETHUSDT%22%5D&timestamp=1700000000000"
                + "&signature=736933d397a5723c597882773590e0be7a1227fe0e7382fbae99a2184cf0b46c")
    }

    /// A query and a form, as an order may have both, signed into `part`.
    private func mixed(_ part: HMACSignature.Part) throws -> URLRequest {
        try RequestBlock {
            Method.POST
            Endpoint("order")
            Query("symbol", "LTCBTC")
            Query("side", "BUY")
            if part == .query { QuerySlot("signature") }
            RequestBody.urlEncoded("quantity", "1")
            RequestBody.urlEncoded("price", "0.1")
            RequestBody.urlEncoded("timestamp", 1_700_000_000_000)
            HMACSignature(secretKey: Self.secret, now: { Self.time }, into: part)
        }
        .base(Self.base).request()
    }

    @Test("query and body are signed as one text, and the signature goes where it is told to")
    func bodyAndQuery() throws {
        let signature = "signature=0d292c5f318162bedfe245af7ddd75d72dd9654792f0c3523245d7520f3d8d29"
        let form = "quantity=1&price=0.1&timestamp=1700000000000"

        let inQuery = try mixed(.query)
        #expect(inQuery.url?.query() == "symbol=LTCBTC&side=BUY&\(signature)")
        #expect(inQuery.httpBody == Data(form.utf8))

        let inBody = try mixed(.body)
        #expect(inBody.url?.query() == "symbol=LTCBTC&side=BUY")
        #expect(inBody.httpBody == Data("\(form)&\(signature)".utf8))
        #expect(inBody.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
    }

    @Test("an empty or missing secret is an error that names the operation", arguments: [nil, ""])
    func missingSecret(_ secret: String?) {
        let operation = RequestBlock {
            QuerySlot("signature")
            HMACSignature(secretKey: secret, now: { Self.time }, operation: "newOrder")
        }
        #expect(throws: MissingSecretKey(operation: "newOrder")) { try operation.base(Self.base).request() }
    }

    @Test("a secret that is not ASCII is an error, which does not show it")
    func unusableSecret() throws {
        let operation = RequestBlock {
            QuerySlot("signature")
            HMACSignature(secretKey: "s\u{FC}\u{DF}", now: { Self.time }, operation: "newOrder")
        }
        let error = try #require(throws: UnusableSecretKey.self) { try operation.base(Self.base).request() }
        #expect(error == UnusableSecretKey(operation: "newOrder"))
        #expect(String(reflecting: error).contains("s\u{FC}\u{DF}") == false)
    }
}
