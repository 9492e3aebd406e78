import BinanceAPI
import CDigest
import Foundation

/// Compares a signed request of the Binance client with the same unsigned request, and with one OpenSSL digest of the
/// signed text.
struct SigningBench {
    private static let rounds = 31
    private static let turn = 2_000
    private static let secret = "NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j"

    func run() throws {
        print("\nSigning a request (at most twice the unsigned one and one digest)")
        let base = URL(string: "http://127.0.0.1:8080")!
        let time = Date(timeIntervalSince1970: 1_700_000_000)
        let client = BinanceClient(
            baseURL: base, apiKey: "key", secretKey: Self.secret, now: { time },
            transport: { _ in throw CancellationError() })
        let signed = BinanceSpotAPI.Operation.getSapiV1AccountStatus(recvWindow: 5000)
        let unsigned = BinanceSpotAPI.Operation.getApiV3Depth(symbol: "BNBBTC", limit: 5000)
        let text = "recvWindow=5000&timestamp=1700000000000"
        let watch = try Stopwatch(rounds: Self.rounds) {
            for _ in 0..<Self.turn { keep(try client.execution.request(signed)) }
        } against: {
            for _ in 0..<Self.turn { keep(try client.execution.request(unsigned)) }
        }
        let digest = Stopwatch(rounds: Self.rounds) {
            for _ in 0..<Self.turn { keep(hmac_sha256_digest(Self.secret, text)) }
        } against: {
        }
        let micros = 1e6 / Double(Self.turn)
        Table("signed µs", "unsigned µs", "digest µs", "ratio").row([
            decimal(watch.subject * micros), decimal(watch.measure * micros), decimal(digest.subject * micros),
            decimal(watch.subject / (watch.measure + digest.subject)),
        ])
    }
}
