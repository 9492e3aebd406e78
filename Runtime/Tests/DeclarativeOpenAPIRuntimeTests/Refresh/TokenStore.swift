@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation

/// The tokens of an app. Every touch that is not on the main actor traps.
@MainActor final class TokenStore {
    private var access: String?
    private var refresh: String?
    private var task: Task<Void, any Error>?
    private var looks = 0
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    init(access: String?, refresh: String? = "r0") {
        (self.access, self.refresh) = (access, refresh)
    }

    nonisolated var accessToken: Binding<String?> {
        Binding(
            get: {
                MainActor.preconditionIsolated()
                return self.access
            },
            set: {
                MainActor.preconditionIsolated()
                self.access = $0
            })
    }

    nonisolated var refreshToken: Binding<String?> {
        Binding(
            get: {
                MainActor.preconditionIsolated()
                return self.refresh
            },
            set: {
                MainActor.preconditionIsolated()
                self.refresh = $0
            })
    }

    nonisolated var refreshTask: Binding<Task<Void, any Error>?> {
        Binding(
            get: {
                MainActor.preconditionIsolated()
                self.countLook()
                return self.task
            },
            set: {
                MainActor.preconditionIsolated()
                self.task = $0
            })
    }

    /// Waits until someone has looked this many times whether a refresh is under way: once for each call that needs one.
    func looks(_ count: Int) async {
        if looks < count { await withCheckedContinuation { watchers.append((count, $0)) } }
    }

    private func countLook() {
        looks += 1
        for watcher in watchers where watcher.count <= looks { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= looks }
    }

    var pair: [String?] { [access, refresh] }
    var isRefreshing: Bool { task != nil }

    func signOut() {
        (access, refresh) = (nil, nil)
    }

    /// Stores a new pair as a wiring's refresh does: only if the spent token is still stored.
    func replace(_ spent: String?, by pair: TokenServer.Pair) {
        guard refresh == spent else { return }
        (access, refresh) = (pair.access, pair.refresh)
    }
}
