import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An HTTP/1.1 server on 127.0.0.1 and a free port: a thread that answers one connection after another.
///
/// It ends by itself when it is released, and each socket operation gives up after ten seconds.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let log = ServerLog()

    init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
        (listener, port) = try Self.listen()
        let (listener, log) = (listener, log)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Self.serve(connection, log: log, answer: answer)
            }
            log.close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        log.closeHeld()
    }

    /// The requests so far, in order.
    var requests: [LoopbackRequest] { log.requests }

    /// Yields each request that is left without an answer, once it has been read.
    var unanswered: AsyncStream<LoopbackRequest> { log.unanswered }

    func url(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)")!
    }

    private static func listen() throws -> (listener: Int32, port: UInt16) {
        #if canImport(Darwin)
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && Self.startListening(listener)
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard listener >= 0, bound else { throw POSIXError(.EADDRNOTAVAIL) }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private static func startListening(_ listener: Int32) -> Bool {
        #if canImport(Darwin)
            Darwin.listen(listener, 64) == 0
        #elseif canImport(Musl)
            Musl.listen(listener, 64) == 0
        #else
            Glibc.listen(listener, 64) == 0
        #endif
    }

    private static func serve(
        _ connection: Int32, log: ServerLog, answer: (LoopbackRequest) -> LoopbackAnswer
    ) {
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard let request = LoopbackRequest(readingFrom: connection) else { return log.close(connection) }
        log.record(request)
        switch answer(request) {
        case .never: log.hold(connection, request)
        case .response(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Any\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            let bytes = Array("\(head)\r\n\(body)".utf8)
            _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            log.close(connection)
        }
    }
}

/// How the server answers.
enum LoopbackAnswer: Sendable {
    case response(Int, headers: [String: String] = [:], body: String = "")
    /// Keeps the connection open and says nothing.
    case never
}
