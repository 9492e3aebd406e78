import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server with the access tokens `a0`, which has expired, `a1` …, and the refresh tokens `r0`, `r1` …, each good once: one
/// that comes a second time revokes everything.
actor AuthServer {
    /// The response to `POST /token`.
    enum Reply: Sendable {
        case nextPair
        case accessTokenAlone
        case body(String)
        case status(Int)
        case fault(URLError.Code)
    }

    /// Each request by method, path and bearer token, `POST /token` with the refresh token it spends.
    private(set) var log: [String] = []
    private(set) var apikeys: Set<String?> = []
    private(set) var isRevoked = false
    private var generation = 0
    private var spendable = "r0"
    private var replies: [Reply]
    private let refusesUsers: Bool
    private let beforeReply: @Sendable () async -> Void
    private let beforeUser: @Sendable (String) async -> Void

    /// - Parameters:
    ///   - replies: The answers to `POST /token` in order; after the last, each is the next pair.
    ///   - refusesUsers: Whether `/user` refuses even the newest token.
    ///   - beforeReply: Passed by each `POST /token` that has arrived, before it is answered.
    ///   - beforeUser: Passed by each `GET /user` that has arrived, with its token, before it is answered.
    init(
        replies: [Reply] = [], refusesUsers: Bool = false, beforeReply: @escaping @Sendable () async -> Void = {},
        beforeUser: @escaping @Sendable (String) async -> Void = { _ in }
    ) {
        self.replies = replies
        self.refusesUsers = refusesUsers
        self.beforeReply = beforeReply
        self.beforeUser = beforeUser
    }

    func answer(_ request: URLRequest) async throws -> (Data, URLResponse) {
        let bearer = request.value(forHTTPHeaderField: "Authorization")?.replacing("Bearer ", with: "")
        let call = "\(request.httpMethod ?? "") \(request.url?.lastPathComponent ?? "") \(bearer ?? "-")"
        apikeys.insert(request.value(forHTTPHeaderField: "apikey"))
        guard request.url?.lastPathComponent == "token" else {
            log.append(call)
            let isCurrent = generation > 0 && bearer == "a\(generation)" && !isRevoked && !refusesUsers
            let isGood = isCurrent || request.url?.lastPathComponent != "user"
            await beforeUser(bearer ?? "-")
            return reply(to: request, isGood ? 200 : 401, "{}")
        }
        let spent = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())["refresh_token"]
        log.append("\(call) \(spent ?? "-")")
        let next = replies.isEmpty ? .nextPair : replies.removeFirst()
        await beforeReply()
        return try reply(to: request, next, spending: spent)
    }

    /// How many requests there were of a line of the log.
    func count(of line: String) -> Int { log.count { $0 == line } }

    private func reply(to request: URLRequest, _ reply: Reply, spending spent: String?) throws -> (Data, URLResponse) {
        switch reply {
        case .status(let status): return self.reply(to: request, status, #"{"msg":"refused"}"#)
        case .fault(let code): throw URLError(code)
        case .body(let body): return self.reply(to: request, 200, body)
        case .nextPair, .accessTokenAlone:
            guard spent == spendable, !isRevoked else {
                isRevoked = true
                return self.reply(to: request, 400, #"{"msg":"already used"}"#)
            }
            generation += 1
            if case .accessTokenAlone = reply {
                return self.reply(to: request, 200, #"{"access_token":"a\#(generation)"}"#)
            }
            spendable = "r\(generation)"
            return self.reply(
                to: request, 200, #"{"access_token":"a\#(generation)","refresh_token":"r\#(generation)"}"#)
        }
    }

    private func reply(to request: URLRequest, _ status: Int, _ body: String) -> (Data, URLResponse) {
        (Data(body.utf8), HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!)
    }
}
