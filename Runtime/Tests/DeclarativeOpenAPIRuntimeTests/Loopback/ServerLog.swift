import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The requests that a loopback server has seen, and the connections that it keeps open.
final class ServerLog: @unchecked Sendable {
    let unanswered: AsyncStream<LoopbackRequest>
    private let continuation: AsyncStream<LoopbackRequest>.Continuation
    private let lock = NSLock()
    private var recorded: [LoopbackRequest] = []
    private var held: [Int32] = []

    init() {
        (unanswered, continuation) = AsyncStream.makeStream()
    }

    var requests: [LoopbackRequest] { lock.withLock { recorded } }

    func record(_ request: LoopbackRequest) {
        lock.withLock { recorded.append(request) }
    }

    func hold(_ connection: Int32, _ request: LoopbackRequest) {
        lock.withLock { held.append(connection) }
        continuation.yield(request)
    }

    func closeHeld() {
        let connections = lock.withLock {
            defer { held = [] }
            return held
        }
        connections.forEach { close($0) }
    }

    func close(_ descriptor: Int32) {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #else
            Darwin.close(descriptor)
        #endif
    }
}
