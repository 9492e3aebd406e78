import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// The tokens that an app stores for a user, and a client that uses them.
@MainActor final class Account {
    var access: String?
    var refresh: String?
    private var refreshing: Task<Void, any Error>?

    /// An account without a user, until someone signs in.
    nonisolated init() {}

    /// A client for a base URL, with the key that the server knows, "anon-key".
    nonisolated func client(
        at url: URL, apikey: String = "anon-key", configuration: URLSessionConfiguration = .ephemeral
    ) -> SupabaseAuthClient {
        SupabaseAuthClient(
            baseURL: url, apikey: apikey,
            accessToken: .init(get: { self.access }, set: { self.access = $0 }),
            refreshToken: .init(get: { self.refresh }, set: { self.refresh = $0 }),
            refreshTask: .init(get: { self.refreshing }, set: { self.refreshing = $0 }),
            transport: URLSessionTransport(configuration: configuration).transport)
    }

    /// Signs the server's user in.
    func signIn(_ api: SupabaseAuthRESTAPI.Client) async throws {
        let pair = try await api.postToken(
            grantType: .password, body: .init(password: "pass wörd+1", email: "zoë@example.com"))
        (access, refresh) = (pair.accessToken, pair.refreshToken)
    }

    /// Both tokens as one text, for comparison with a literal.
    var tokens: [String?] { [access, refresh] }
}
