import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// Supabase Auth, wired: where it runs, the project's key, and the tokens, which the app keeps.
///
///     let auth = SupabaseAuthClient(
///         baseURL: try SupabaseAuthRESTAPI.baseURL(project: "…"), apikey: "…", accessToken: $accessToken,
///         refreshToken: $refreshToken, refreshTask: $refreshTask)
///     let user = try await auth.api.getUser()
///
/// The bindings are touched on the main actor alone. An operation that needs the user, and is refused with 401, is sent once
/// more after one refresh that all such calls share; operations that do not need the user never wait for one. Keep the client.
public nonisolated struct SupabaseAuthClient: Sendable {
    /// The backend as a value, made once. A call whose user is signed out by the time it is refused throws ``SignedOut``.
    public let api: SupabaseAuthRESTAPI.Client
    private let session: Session
    private let refreshing: RefreshingExecutor<SupabaseAuthRESTAPI.Operation>

    /// A client of the project at `baseURL`; the app keeps what the bindings bind, and signs in and out by writing to them.
    public init(
        baseURL: URL, apikey: String, accessToken: Binding<String?>, refreshToken: Binding<String?>,
        refreshTask: Binding<Task<Void, any Error>?>,
        transport: @escaping Transport = URLSessionTransport(configuration: .default).transport
    ) {
        let session = Session(
            baseURL: baseURL, apikey: apikey, accessToken: accessToken, refreshToken: refreshToken,
            transport: transport)
        // The refresh goes around the executor that waits for it.
        let direct = SupabaseAuthRESTAPI.Client.wired(execute: session.execute) { _ in JSONDecoder() }
        let needsUser = SupabaseAuthRESTAPI.Security.needsUserAuth
        let refreshing = RefreshingExecutor(
            refreshTask: refreshTask, accessToken: accessToken, executeOnce: session.execute,
            makeRefreshTask: { Task { try await session.refresh(through: direct) } },
            isUnauthorized: { $0.status == 401 }, needsAuth: needsUser)
        api = .wired(
            execute: { @concurrent operation in
                do {
                    return try await refreshing.executeWithRefresh(operation)
                } catch let refusal as ResponseError where refusal.status == 401 && needsUser(operation) {
                    throw await session.isSignedOut ? SignedOut() : refusal
                }
            },
            decoder: { _ in JSONDecoder() })
        (self.session, self.refreshing) = (session, refreshing)
    }

    /// The request of an operation with the credentials that it needs and no others.
    ///
    /// - Throws: `MissingUserAuth` or `MissingAPIKeyAuth`, which name the operation.
    @concurrent public func request(_ operation: SupabaseAuthRESTAPI.Operation) async throws -> URLRequest {
        try await session.request(operation)
    }

    /// Spends the stored refresh token for a new pair, or waits for the refresh that is doing so: it is to be spent once.
    ///
    /// A definitive refusal signs out and throws ``SignedOut``; a passing fault leaves the tokens and is thrown.
    @concurrent public func refresh() async throws {
        try await refreshing.refresh()
    }

    /// There is no refresh token, or the server refuses the one there is: the user has to sign in.
    public nonisolated struct SignedOut: Error, Hashable, Sendable {
        public init() {}
    }
}

/// Requests with their credentials, and the refresh of the tokens.
private nonisolated struct Session: Sendable {
    let baseURL: URL
    let apikey: String
    let accessToken: Binding<String?>
    let refreshToken: Binding<String?>
    let transport: Transport

    @MainActor var isSignedOut: Bool { accessToken.wrappedValue == nil && refreshToken.wrappedValue == nil }

    func request(_ operation: SupabaseAuthRESTAPI.Operation) async throws -> URLRequest {
        let token = await MainActor.run { accessToken.wrappedValue }
        return try SupabaseAuthRESTAPI.authorized(operation, apiKeyAuth: apikey, userAuth: token)
            .base(baseURL).request()
    }

    @concurrent func execute(_ operation: SupabaseAuthRESTAPI.Operation) async throws -> Data {
        try ResponseError.evaluate(
            try await transport(request(operation)),
            successStatuses: SupabaseAuthRESTAPI.Responses.successStatuses(operation))
    }

    /// The document asks for the project's key alone at `/token`. A server that keeps the refresh token sends none.
    @concurrent func refresh(through api: SupabaseAuthRESTAPI.Client) async throws {
        let stored = await MainActor.run { refreshToken.wrappedValue }
        guard let spent = stored, !spent.isEmpty else { throw SupabaseAuthClient.SignedOut() }
        do {
            let pair = try await api.postToken(grantType: .refreshToken, body: .init(refreshToken: spent))
            guard let access = pair.accessToken else {
                let context = DecodingError.Context(codingPath: [], debugDescription: "POST /token: no access_token")
                throw DecodingError.valueNotFound(String.self, context)
            }
            await store(access, pair.refreshToken ?? spent, replacing: spent)
        } catch let refusal as ResponseError where [400, 401, 403].contains(refusal.status) {
            await store(nil, nil, replacing: spent)
            throw SupabaseAuthClient.SignedOut()
        }
    }

    /// Stores a pair, unless another sign-in or a sign-out has come in between: what is stored by then stands.
    @MainActor private func store(_ access: String?, _ refresh: String?, replacing spent: String) {
        guard refreshToken.wrappedValue == spent else { return }
        (accessToken.wrappedValue, refreshToken.wrappedValue) = (access, refresh)
    }
}
