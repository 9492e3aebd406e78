import BinanceAPI
import Foundation

// An app of Binance: a stubbed call, and a wired one, which the server accepts only with a valid signature.
var stub = BinanceSpotAPI.Client.unimplemented
stub.getApiV3Time = { @concurrent in .init(serverTime: 42) }
print("stubbed:", try await stub.getApiV3Time().serverTime)

let api = BinanceClient(
    baseURL: URL(string: CommandLine.arguments[1])!, apiKey: "key-1", secretKey: "test-secret-0001"
).api
print("wired:", try await api.getSapiV1AccountStatus().data)
