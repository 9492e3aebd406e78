/// Marks the tasks that belong to a refresh, so that one which would wait for it is told apart from others.
nonisolated final class RefreshScope: Sendable {
    @TaskLocal private static var enclosing: [RefreshScope] = []

    /// The task that the callers of the refresh wait for.
    @MainActor var refresh: Task<Void, any Error>?

    /// Whether the current task was begun, directly or not, by this refresh.
    @MainActor static func encloses(_ refresh: Task<Void, any Error>) -> Bool {
        enclosing.contains { $0.refresh == refresh }
    }

    /// Begins the refresh; tasks inherit the scope from the one that makes them, unless detached.
    func enter(_ begin: () -> Task<Void, any Error>) -> Task<Void, any Error> {
        Self.$enclosing.withValue(Self.enclosing + [self], operation: begin)
    }
}
