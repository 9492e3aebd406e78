import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends one request and returns what came back, whole: the body and the response it came with.
///
/// A transport throws only when there is no response (offline, timed out, cancelled). Every status, 500 as well as 200, is
/// a result; ``ResponseError/evaluate(_:successStatuses:)`` judges it.
///
///     let transport: Transport = { try await URLSession.shared.data(for: $0) }
///
/// ``URLSessionTransport`` is a ready-made one.
public typealias Transport = @Sendable @concurrent (_ request: URLRequest) async throws -> (Data, URLResponse)
