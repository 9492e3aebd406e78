import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension RequestState {
    mutating func setHeader(_ header: Header, _ value: String) throws {
        try Self.check(header, value)
        request.setValue(value, forHTTPHeaderField: header.name)
    }

    // `URLRequest.addValue` joins by a comma without space, cookies too.
    mutating func addHeader(_ header: Header, _ value: String) throws {
        try Self.check(header, value)
        let earlier = request.value(forHTTPHeaderField: header.name)
        request.setValue(earlier.map { $0 + header.separator + value } ?? value, forHTTPHeaderField: header.name)
    }

    private static func check(_ header: Header, _ value: String) throws {
        if case .custom(let name) = header, !TokenByte.isToken(name) { throw RequestError.invalidHeaderName(name) }
        // Over bytes: CR LF is one character.
        if value.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A || $0 == 0 }) {
            throw RequestError.invalidHeaderValue(name: header.name)
        }
    }
}
