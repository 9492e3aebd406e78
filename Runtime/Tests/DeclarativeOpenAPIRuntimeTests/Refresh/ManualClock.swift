import Foundation

/// A clock that stands still until it is told to go on.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private let lock = NSLock()
    private var current = Instant(offset: .zero)
    private var sleepers: [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    private var cancelled: Set<UUID> = []

    var now: Instant { lock.withLock { current } }
    var minimumResolution: Duration { .zero }
    /// Yields whenever someone begins to sleep.
    let (sleeping, sleep) = AsyncStream<Void>.makeStream()

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = lock.withLock {
                    if cancelled.contains(id) { return true }
                    sleepers[id] = (deadline, continuation)
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) } else { sleep.yield() }
            }
        } onCancel: {
            let sleeper = lock.withLock {
                cancelled.insert(id)
                return sleepers.removeValue(forKey: id)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    func advance(by duration: Duration) {
        let due = lock.withLock {
            current = current.advanced(by: duration)
            let due = sleepers.filter { $0.value.deadline <= current }
            due.keys.forEach { sleepers[$0] = nil }
            return due.values.map(\.continuation)
        }
        due.forEach { $0.resume() }
    }
}
