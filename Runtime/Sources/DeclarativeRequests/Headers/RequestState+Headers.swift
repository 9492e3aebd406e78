import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension RequestState {
    mutating func setHeader(_ header: Header, _ value: String) throws {
        try check(header, value)
        draft.setHeader(header.rawValue, value)
    }

    // `URLRequest.addValue` joins by a comma without space, cookies too.
    mutating func addHeader(_ header: Header, _ value: String) throws {
        try check(header, value)
        let earlier = draft.header(header.rawValue)
        draft.setHeader(header.rawValue, earlier.map { $0 + header.separator + value } ?? value)
    }

    private func check(_ header: Header, _ value: String) throws {
        guard header.isToken else { throw RequestError.invalidHeaderName(header.rawValue) }
        if !PercentEncoding.keepsAll(of: value, HeaderValueByte.self) {
            throw RequestError.invalidHeaderValue(name: header.rawValue)
        }
        if takesASCIIHeadersAlone, !value.utf8.allSatisfy({ $0 < 0x80 }) {
            throw RequestError.invalidHeaderValue(name: header.rawValue)
        }
    }
}
