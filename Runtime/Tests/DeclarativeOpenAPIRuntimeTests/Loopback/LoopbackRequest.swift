import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A request as it came over the wire.
struct LoopbackRequest: Sendable {
    let method: String
    let target: String
    /// By lower-case name.
    let headers: [String: String]
    let body: String

    /// Reads a head and as much body as `Content-Length` says.
    init?(readingFrom connection: Int32) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        let end = Array("\r\n\r\n".utf8)
        var headLength: Int?
        var bodyLength = 0
        var fields: [String: String] = [:]
        var start: [Substring] = []
        while true {
            if headLength == nil, let found = bytes.firstRange(of: end) {
                headLength = found.upperBound
                let lines = String(decoding: bytes[..<found.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
                start = lines[0].split(separator: " ")
                for line in lines.dropFirst() {
                    guard let colon = line.firstIndex(of: ":") else { continue }
                    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                    fields[line[..<colon].lowercased()] = value
                }
                bodyLength = fields["content-length"].flatMap { Int($0) } ?? 0
            }
            if let headLength, bytes.count >= headLength + bodyLength { break }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
        guard start.count == 3, let headLength else { return nil }
        method = String(start[0])
        target = String(start[1])
        headers = fields
        body = String(decoding: bytes[headLength...], as: UTF8.self)
    }
}
