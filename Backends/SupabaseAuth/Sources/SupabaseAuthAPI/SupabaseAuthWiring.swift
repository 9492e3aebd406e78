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
/// more after one refresh that all such calls share; operations that do not need the user never wait for one.
public nonisolated struct SupabaseAuthClient: Sendable {
    private let baseURL: URL
    private let apikey: String
    private let accessToken: Binding<String?>
    private let refreshToken: Binding<String?>
    private let refreshTask: Binding<Task<Void, any Error>?>
    private let transport: Transport

    public init(
        baseURL: URL, apikey: String, accessToken: Binding<String?>, refreshToken: Binding<String?>,
        refreshTask: Binding<Task<Void, any Error>?>,
        transport: @escaping Transport = URLSessionTransport(configuration: .default).transport
    ) {
        self.baseURL = baseURL
        self.apikey = apikey
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.refreshTask = refreshTask
        self.transport = transport
    }

    /// The backend as a value; keep it where it is called often.
    public var api: SupabaseAuthRESTAPI.Client {
        .wired(execute: executor.executeWithRefresh) { _ in JSONDecoder() }
    }

    /// The request of an operation with the credentials that it needs and no others.
    ///
    /// - Throws: `MissingUserAuth` or `MissingAPIKeyAuth`, which name the operation.
    @concurrent public func request(_ operation: SupabaseAuthRESTAPI.Operation) async throws -> URLRequest {
        let token = await MainActor.run { accessToken.wrappedValue }
        return try SupabaseAuthRESTAPI.authorized(operation, apiKeyAuth: apikey, userAuth: token)
            .base(baseURL).request()
    }

    /// Spends the stored refresh token for a new pair. A definitive refusal signs out; a passing fault leaves the tokens.
    ///
    /// The document asks for the project's key alone at `/token`, so this call never waits for the refresh that it is.
    @concurrent public func refresh() async throws {
        guard let spent = await MainActor.run(body: { refreshToken.wrappedValue }) else { throw SignedOut() }
        do {
            let pair = try await api.postToken(grantType: .refreshToken, body: .init(refreshToken: spent))
            try await store(pair.accessToken, pair.refreshToken, replacing: spent)
        } catch let refusal as ResponseError where [400, 401, 403].contains(refusal.status) {
            try await store(nil, nil, replacing: spent)
            throw SignedOut()
        }
    }

    /// There is no refresh token, or the server refuses the one there is: the user has to sign in.
    public nonisolated struct SignedOut: Error, Hashable, Sendable {
        public init() {}
    }

    /// Stores a pair, unless another sign-in or a sign-out has come in between: what is stored by then stands.
    @MainActor private func store(_ access: String?, _ refresh: String?, replacing spent: String) throws {
        guard refreshToken.wrappedValue == spent else { return }
        accessToken.wrappedValue = access
        refreshToken.wrappedValue = refresh
    }

    private var executor: RefreshingExecutor<SupabaseAuthRESTAPI.Operation> {
        RefreshingExecutor(
            refreshTask: refreshTask,
            accessToken: accessToken,
            executeOnce: { @concurrent operation in
                try ResponseError.evaluate(
                    try await transport(request(operation)),
                    successStatuses: SupabaseAuthRESTAPI.Responses.successStatuses(operation))
            },
            makeRefreshTask: { Task { try await refresh() } },
            isUnauthorized: { $0.status == 401 },
            needsAuth: SupabaseAuthRESTAPI.Security.needsUserAuth)
    }
}
