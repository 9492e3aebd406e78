import BinanceAPI
import DeclarativeOpenAPIRuntime
import Foundation
import Testing

/// The server checks the key, and computes each signature again from the received query.
@Suite("Binance over the wire", .serialized, .timeLimit(.minutes(2)))
struct BinanceTests {
    private let backend = Backend.binance
    private let server: JudgedServer
    private let api: BinanceSpotAPI.Client

    init() throws {
        server = try JudgedServer(backend)
        api = BinanceClient(baseURL: server.url(""), apiKey: "key-1", secretKey: "test-secret-0001").api
    }

    @Test("Every market operation is sound by every document, with no key")
    func market() async throws {
        let symbols = #"["BTCUSDT","BNBUSDT"]"#
        #expect(try await api.getApiV3Ping() == [:])
        #expect(try await api.getApiV3Time().serverTime == 9_007_199_254_740_993)
        _ = try await api.getApiV3ExchangeInfo(symbols: symbols)
        _ = try await api.getApiV3Depth(symbol: "BNBBTC", limit: 5)
        #expect(try await api.getApiV3Trades(symbol: "BNBBTC").first?.price == "¼ \"text\"")
        _ = try await api.getApiV3HistoricalTrades(symbol: "BNBBTC", fromId: 9_007_199_254_740_993)
        _ = try await api.getApiV3AggTrades(symbol: "BNBBTC", startTime: 1, endTime: 2)
        #expect(
            try await api.getApiV3Klines(symbol: "BNBBTC", interval: ._1s)
                == [[.integer(9_007_199_254_740_993)]])
        _ = try await api.getApiV3UiKlines(symbol: "BNBBTC", interval: ._1m, timeZone: "+05:45")
        _ = try await api.getApiV3AvgPrice(symbol: "BNBBTC")
        _ = try await api.getApiV3Ticker(symbol: "BNBBTC", windowSize: "1d")
        guard case .ticker = try await api.getApiV3Ticker24hr(symbol: "BNBBTC", type: .mini) else {
            Issue.record("no ticker")
            return
        }
        guard case .dayTicker = try await api.getApiV3TickerTradingDay(symbol: "BNBBTC", type: .full) else {
            Issue.record("no ticker of a day")
            return
        }
        guard case .priceTicker = try await api.getApiV3TickerPrice(symbols: symbols) else {
            Issue.record("no price")
            return
        }
        guard case .bookTicker = try await api.getApiV3TickerBookTicker() else {
            Issue.record("no ticker of a book")
            return
        }
        _ = try await api.getSapiV1SystemStatus()

        let report = try await server.report()
        #expect(report.summaries[2] == "GET /api/v3/exchangeInfo?symbols=%5B%22BTCUSDT%22%2C%22BNBUSDT%22%5D -> 200")
        #expect(report.exchanges.allSatisfy { $0.status == 200 && $0.headers["x-mbx-apikey"] == nil })
        #expect(report.documents == backend.judged(16))
        #expect(report.counts == ["signed": 0])
        #expect(report.faults == [])
    }

    @Test("Every operation of the account and its assets is signed, and sound by every document")
    func accountAndAssets() async throws {
        _ = try await api.getSapiV1AccountApiRestrictions()
        #expect(try await api.getSapiV1AccountApiTradingStatus(recvWindow: 5000).data.isLocked)
        _ = try await api.postSapiV1AccountDisableFastWithdrawSwitch()
        _ = try await api.postSapiV1AccountEnableFastWithdrawSwitch(recvWindow: 60000)
        _ = try await api.getSapiV1AccountInfo()
        #expect(try await api.getSapiV1AccountStatus().data == "¼ \"text\"")
        guard case .snapshotSpot = try await api.getSapiV1AccountSnapshot(type: .spot, limit: 7) else {
            Issue.record("no snapshot")
            return
        }
        _ = try await api.getSapiV1AssetAssetDetail(asset: "A&B=C")
        _ = try await api.getSapiV1AssetAssetDividend(startTime: 1)
        _ = try await api.postSapiV1AssetConvertTransfer(
            clientTranId: "118263407119", asset: "BUSD", amount: 0.000_000_01, targetAsset: "USDC")
        _ = try await api.getSapiV1AssetConvertTransferQueryByPage(startTime: 1, endTime: 2, accountType: .main)
        _ = try await api.getSapiV1AssetCustodyTransferHistory(
            email: "zoë+b@example.com", startTime: 1, endTime: 2, asset: "BNB")
        _ = try await api.getSapiV1AssetDribblet(accountType: .margin)
        _ = try await api.postSapiV1AssetDust(asset: ["ETH", "币 + BNB"])
        _ = try await api.postSapiV1AssetDustBtc()
        _ = try await api.postSapiV1AssetGetFundingAsset(needBtcValuation: .true)
        _ = try await api.getSapiV1AssetLedgerTransferCloudMiningQueryByPage(startTime: 1, endTime: 2)
        _ = try await api.getSapiV1AssetTradeFee(symbol: "BNBBTC")
        _ = try await api.getSapiV1AssetTransfer(type: .mainC2c)
        _ = try await api.postSapiV1AssetTransfer(type: .mainMargin, asset: "BNB", amount: 12.5)
        _ = try await api.getSapiV1AssetWalletBalance()
        _ = try await api.getSapiV1SpotDelistSchedule()
        _ = try await api.postSapiV3AssetGetUserAsset()

        let report = try await server.report()
        #expect(report.exchanges.allSatisfy { $0.status == 200 && $0.headers["x-mbx-apikey"] == "key-1" })
        #expect(report.documents == backend.judged(23))
        #expect(report.counts == ["signed": 23])
        #expect(report.faults == [])
    }

    @Test("Every operation of deposits and withdrawals is sound by every document")
    func capital() async throws {
        _ = try await api.getSapiV1CapitalConfigGetall()
        _ = try await api.getSapiV1CapitalContractConvertibleCoins()
        _ = try await api.postSapiV1CapitalContractConvertibleCoins(coin: "USDC", enable: true)
        _ = try await api.getSapiV1CapitalDepositAddress(coin: "BNB", network: "BSC")
        _ = try await api.getSapiV1CapitalDepositAddressList(coin: "BNB")
        _ = try await api.postSapiV1CapitalDepositCreditApply(depositId: 9_007_199_254_740_993)
        _ = try await api.getSapiV1CapitalDepositHisrec(status: 6, offset: 1)
        _ = try await api.getSapiV1CapitalWithdrawAddressList()
        let withdrawal = try await api.postSapiV1CapitalWithdrawApply(
            coin: "XRP", address: "r/addr?x=1&y=2#z", addressTag: "测试 50% + \"tag\"", amount: 1e21, name: "a;b,c")
        #expect(withdrawal.id == "¼ \"text\"")
        _ = try await api.getSapiV1CapitalWithdrawHistory(coin: "XRP")

        let report = try await server.report()
        let applied = try #require(report.exchanges.first { $0.line.contains("withdraw/apply") }).line
        #expect(
            applied.hasPrefix(
                "POST /sapi/v1/capital/withdraw/apply?coin=XRP&address=r%2Faddr%3Fx%3D1%26y%3D2%23z"
                    + "&addressTag=%E6%B5%8B%E8%AF%95%2050%25%20%2B%20%22tag%22&amount=1000000000000000000000"
                    + "&name=a%3Bb%2Cc&timestamp="))
        #expect(report.exchanges.allSatisfy { $0.status == 200 && $0.headers["x-mbx-apikey"] == "key-1" })
        #expect(report.documents == backend.judged(10))
        #expect(report.counts == ["signed": 7])
        #expect(report.faults == [])
    }

    @Test(
        "A wrong secret, key or time is refused, whole",
        arguments: [
            (
                "key-1", "test-secret-0002", 0.0, 400,
                #"{"code":-1022,"msg":"Signature for this request is not valid."}"#
            ),
            (
                "key-1", "test-secret-0001", -61.0, 400,
                #"{"code":-1021,"msg":"Timestamp for this request is outside of the recvWindow."}"#
            ),
            (
                "key-2", "test-secret-0001", 0.0, 401,
                #"{"code":-2015,"msg":"Invalid API-key, IP, or permissions for action."}"#
            ),
        ])
    func refused(key: String, secret: String, seconds: Double, status: Int, body: String) async throws {
        let stranger = BinanceClient(
            baseURL: server.url(""), apiKey: key, secretKey: secret, now: { Date().addingTimeInterval(seconds) },
            transport: URLSessionTransport(configuration: .ephemeral).transport)
        let error = try await #require(throws: ResponseError.self) {
            try await stranger.api.getSapiV1AccountStatus()
        }
        #expect(error.status == status)
        #expect(String(decoding: error.data, as: UTF8.self) == body)
        let report = try await server.report()
        #expect(report.counts == ["signed": 0])
        #expect(report.faults == [])
    }

    @Test(
        "The server takes no query whose timestamp is not last but one, or whose signature is not last",
        arguments: ["timestamp=1&recvWindow=1&signature=00", "signature=00&timestamp=1", "timestamp=1", ""])
    func order(query: String) async throws {
        let answer = try await server.send(
            "GET", "/sapi/v1/account/status?\(query)", headers: ["X-MBX-APIKEY": "key-1"])
        #expect(answer.status == 400)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("-1102"))
    }

    @Test("A bad request is reported")
    func plantedRequest() async throws {
        try await server.send("GET", "/sapi/v1/account/status?timestamp=1", headers: ["X-MBX-APIKEY": "key-1"])
        #expect(
            try await server.report().faults
                == backend.faults("request", "MissingRequiredParameter: Missing required query parameter: signature"))
    }

    @Test("A bad response is reported, and is no address")
    func plantedResponse() async throws {
        await #expect(throws: ResponseDecodingError.self) {
            try await api.getSapiV1CapitalDepositAddress(coin: "misshapen")
        }
        #expect(
            try await server.report().faults == backend.faults("response", "InvalidData: 1 is not of type 'string'"))
    }
}
