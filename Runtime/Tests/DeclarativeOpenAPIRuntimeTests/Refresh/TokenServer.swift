@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation

/// A server whose access tokens are `a0`, `a1` …, each with a refresh token `r0`, `r1` … to be spent once.
///
/// A refresh token that comes a second time revokes everything.
actor TokenServer {
    struct Pair: Sendable {
        var access: String
        var refresh: String
    }

    private var generation = 0
    private var acceptsOnly: Int?
    private(set) var refreshes: [String?] = []
    private(set) var isRevoked = false
    /// The tokens of all calls, in order of arrival.
    private(set) var calls: [String?] = []

    /// - Parameter expired: Whether the tokens of generation 0 are refused.
    init(expired: Bool = true) {
        acceptsOnly = expired ? 1 : 0
    }

    func refuseEverything() {
        acceptsOnly = nil
    }

    /// Answers a call, with 401 when its token is not valid.
    func call(token: String?) throws(ResponseError) -> Data {
        calls.append(token)
        guard !isRevoked, let acceptsOnly, acceptsOnly == generation, token == "a\(generation)" else {
            return try ResponseError.evaluate(reply(401, "token \(token ?? "nil")"), successStatuses: [200])
        }
        return Data("answer to \(token ?? "nil")".utf8)
    }

    func spend(_ refreshToken: String?) throws(ResponseError) -> Pair {
        refreshes.append(refreshToken)
        guard !isRevoked, refreshToken == "r\(generation)" else {
            isRevoked = true
            _ = try ResponseError.evaluate(reply(400, "invalid_grant"), successStatuses: [200])
            preconditionFailure("400 is not a success")
        }
        generation += 1
        return Pair(access: "a\(generation)", refresh: "r\(generation)")
    }
}
