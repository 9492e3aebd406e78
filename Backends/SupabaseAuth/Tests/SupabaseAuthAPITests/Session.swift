import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// The tokens of an app. Every touch that is not on the main actor traps.
@MainActor final class Session {
    private var access: String?
    private var refresh: String?
    private var refreshing: Task<Void, any Error>?
    private var looks = 0

    init(access: String? = "a0", refresh: String? = "r0") {
        (self.access, self.refresh) = (access, refresh)
    }

    var pair: [String?] { [access, refresh] }
    var underWay: Task<Void, any Error>? { refreshing }
    var isRefreshing: Bool { refreshing != nil }

    func signIn(access: String, refresh: String) {
        (self.access, self.refresh) = (access, refresh)
    }

    /// A client of the session, whose requests go to `server`.
    nonisolated func client(of server: AuthServer) -> SupabaseAuthClient {
        SupabaseAuthClient(
            baseURL: URL(string: "https://project.test/auth/v1")!, apikey: "key",
            accessToken: binding(get: { $0.access }, set: { $0.access = $1 }),
            refreshToken: binding(get: { $0.refresh }, set: { $0.refresh = $1 }),
            refreshTask: binding(get: { $0.lookUnderWay() }, set: { $0.refreshing = $1 }),
            transport: { try await server.answer($0) })
    }

    /// Waits until someone has looked this many times whether a refresh is under way: once for each call that needs one.
    func looks(_ count: Int) async {
        for _ in 0..<1_000_000 where looks < count { await Task.yield() }
        #expect(looks >= count)
    }

    private func lookUnderWay() -> Task<Void, any Error>? {
        looks += 1
        return refreshing
    }

    nonisolated private func binding<Value: Sendable>(
        get: @escaping @MainActor @Sendable (Session) -> Value,
        set: @escaping @MainActor @Sendable (Session, Value) -> Void
    ) -> Binding<Value> {
        Binding(
            get: {
                MainActor.preconditionIsolated()
                return get(self)
            },
            set: {
                MainActor.preconditionIsolated()
                set(self, $0)
            })
    }
}
