import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// What an app keeps of a user, and the client over it.
@MainActor final class Account {
    var access: String?
    var refresh: String?
    private var refreshing: Task<Void, any Error>?

    /// An account of no one, until someone signs in.
    nonisolated init() {}

    /// A client at a base URL; "anon-key" is what the server knows.
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

    /// Both tokens, for a literal to be compared with.
    var tokens: [String?] { [access, refresh] }
}
