import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// The seam with token refresh around it: an unauthorized answer leads to one refresh, shared by all, and one retry.
///
///     let refreshing = RefreshingExecutor<API.Operation>(
///         refreshTask: $refreshTask,
///         accessToken: $accessToken,
///         executeOnce: execution.execute,
///         makeRefreshTask: { Task { try await refresh() } },
///         isUnauthorized: { $0.status == 401 },
///         needsAuth: API.Security.needsUserAuth
///     )
///     let api = API.Client.wired(execute: refreshing.executeWithRefresh) { _ in JSONDecoder() }
///
/// - The bindings are touched on the main actor alone, whoever calls; all else runs off it.
/// - A call belongs to the token that it was sent with: if another token is stored by the time its 401 arrives, it is
///   retried without a refresh; if none is, the 401 is thrown. A second 401 is final.
/// - A refresh that fails gives each waiting call its error, unchanged, and nothing is retried. So an app tells offline from
///   signed out; what a refusal means (forgetting the tokens) is decided by the wiring's refresh, as is a time limit. If the
///   refresh was cancelled, each call's own 401 is thrown instead, since the calls were not.
/// - Cancelling a waiting call ends that call at once and does not touch the refresh.
///
/// The wiring's refresh stores the new tokens before it returns, and only if what it spent is still what is stored: a
/// sign-out, or another sign-in, in the meantime stands.
///
///     func refresh() async throws {
///         let spent = await MainActor.run { refreshToken.wrappedValue }
///         let pair = try await api.postToken(spent)
///         await MainActor.run {
///             guard refreshToken.wrappedValue == spent else { return }
///             (accessToken.wrappedValue, refreshToken.wrappedValue) = (pair.access, pair.refresh)
///         }
///     }
public nonisolated struct RefreshingExecutor<Operation: Sendable>: Sendable {
    /// The refresh under way; nil when there is none. Set and cleared here; cancelling it cancels the refresh.
    let refreshTask: Binding<Task<Void, any Error>?>

    /// The token that calls are sent with; nil when signed out.
    let accessToken: Binding<String?>

    /// Sends an operation with the credentials stored at that moment.
    let executeOnce: @Sendable @concurrent (_ operation: Operation) async throws -> Data

    /// Begins a refresh, which stores the new tokens before it ends.
    let makeRefreshTask: @Sendable () -> Task<Void, any Error>

    /// Whether an error says that the token is not valid (any more).
    let isUnauthorized: @Sendable (_ error: ResponseError) -> Bool

    /// Whether the document declares the token for an operation; others pass by untouched.
    let needsAuth: @Sendable (_ operation: Operation) -> Bool

    /// Makes the seam.
    public init(
        refreshTask: Binding<Task<Void, any Error>?>,
        accessToken: Binding<String?>,
        executeOnce: @escaping @Sendable @concurrent (_ operation: Operation) async throws -> Data,
        makeRefreshTask: @escaping @Sendable () -> Task<Void, any Error>,
        isUnauthorized: @escaping @Sendable (_ error: ResponseError) -> Bool,
        needsAuth: @escaping @Sendable (_ operation: Operation) -> Bool
    ) {
        self.refreshTask = refreshTask
        self.accessToken = accessToken
        self.executeOnce = executeOnce
        self.makeRefreshTask = makeRefreshTask
        self.isUnauthorized = isUnauthorized
        self.needsAuth = needsAuth
    }

    /// Sends an operation; if its token turns out to be invalid, once more with the next one.
    ///
    /// - Throws: What ``executeOnce`` throws, what the refresh throws, `CancellationError`, or ``RefreshAwaitsItself``.
    @concurrent public func executeWithRefresh(_ operation: Operation) async throws -> Data {
        guard needsAuth(operation), let token = await storedToken() else { return try await executeOnce(operation) }
        do {
            return try await executeOnce(operation)
        } catch let refusal as ResponseError where isUnauthorized(refusal) {
            if let refresh = try await refreshReplacing(token, for: operation) {
                do { try await join(refresh) } catch is CancellationError where !Task.isCancelled { throw refusal }
            }
            guard await storedToken() != nil else { throw refusal }
            try Task.checkCancellation()
            return try await executeOnce(operation)
        }
    }

    /// Refreshes now, for example when a timer or the app's return asks for it; joins the refresh under way if there is one.
    ///
    /// - Throws: What the refresh throws, `CancellationError`, or ``RefreshAwaitsItself``.
    @concurrent public func refresh() async throws {
        try await join(sharedRefresh(for: nil))
    }
}

nonisolated extension RefreshingExecutor {
    @MainActor private func storedToken() -> String? {
        accessToken.wrappedValue
    }

    /// The refresh to wait for, or nil when the token has been replaced or taken away since.
    @MainActor private func refreshReplacing(
        _ token: String, for operation: Operation
    ) throws(RefreshAwaitsItself) -> Task<Void, any Error>? {
        accessToken.wrappedValue == token ? try sharedRefresh(for: operation) : nil
    }

    /// The refresh under way, which is begun if there is none.
    @MainActor private func sharedRefresh(
        for operation: Operation?
    ) throws(RefreshAwaitsItself) -> Task<Void, any Error> {
        if let underWay = refreshTask.wrappedValue {
            if RefreshScope.encloses(underWay) { throw RefreshAwaitsItself(operation: operation) }
            return underWay
        }
        let scope = RefreshScope()
        let refresh = scope.enter { makeRefreshTask() }
        let shared = Task { @MainActor in
            let result = await withTaskCancellationHandler {
                await refresh.result
            } onCancel: {
                refresh.cancel()
            }
            // Cleared by the refresh and not by who waits for it, and before anyone is told.
            if refreshTask.wrappedValue == scope.refresh { refreshTask.wrappedValue = nil }
            try result.get()
        }
        scope.refresh = shared
        refreshTask.wrappedValue = shared
        return shared
    }

    /// Waits for a refresh, or until the caller is cancelled.
    @concurrent private func join(_ refresh: Task<Void, any Error>) async throws {
        // Awaiting a task's value goes on after a cancellation, iterating a stream does not.
        let (results, continuation) = AsyncStream<Result<Void, any Error>>.makeStream()
        Task {
            continuation.yield(await refresh.result)
            continuation.finish()
        }
        for await result in results { return try result.get() }
        throw CancellationError()
    }
}
