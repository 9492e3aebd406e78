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
        if !PercentEncoding.keepsAll(of: value, HeaderValueByte.self) {
            throw RequestError.invalidHeaderValue(name: header.name)
        }
    }
}
