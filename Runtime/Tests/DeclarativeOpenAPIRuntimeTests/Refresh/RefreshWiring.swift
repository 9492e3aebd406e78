@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation

/// A wiring over a token server, with a gate before whatever a test wants to hold back.
struct RefreshWiring: Sendable {
    let server: TokenServer
    let store: TokenStore
    /// Passed by each refresh before it spends its token.
    var beforeRefresh: @Sendable () async throws -> Void = {}
    /// Passed by each refresh when the new pair has come and is not stored yet.
    var beforeStoring: @Sendable () async throws -> Void = {}
    /// Passed by each call when its answer has come.
    var afterCall: @Sendable (PetOperation) async -> Void = { _ in }

    @MainActor init(server: TokenServer = TokenServer(), access: String? = "a0") {
        self.server = server
        store = TokenStore(access: access)
    }

    var executor: RefreshingExecutor<PetOperation> {
        RefreshingExecutor(
            refreshTask: store.refreshTask,
            accessToken: store.accessToken,
            executeOnce: { try await executeOnce($0) },
            makeRefreshTask: { Task { try await refresh() } },
            isUnauthorized: { $0.status == 401 },
            needsAuth: { $0 != .ping }
        )
    }

    func executeOnce(_ operation: PetOperation) async throws -> Data {
        let token = await MainActor.run { store.accessToken.wrappedValue }
        do {
            let data = try await server.call(token: token)
            await afterCall(operation)
            return data
        } catch {
            await afterCall(operation)
            throw error
        }
    }

    func refresh() async throws {
        try await beforeRefresh()
        let spent = await MainActor.run { store.refreshToken.wrappedValue }
        let pair = try await server.spend(spent)
        try await beforeStoring()
        await store.replace(spent, by: pair)
    }
}

/// An error of a refresh that is no answer of the server.
struct Offline: Error, Equatable {}
