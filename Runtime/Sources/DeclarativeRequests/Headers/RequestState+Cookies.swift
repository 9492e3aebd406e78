import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension RequestState {
    /// A name and a value of the `Cookie` header.
    public nonisolated struct CookiePair: Hashable, Sendable {
        public var name: String
        /// The value; what a cookie cannot hold is percent-encoded when the pair is written.
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The cookies of the `Cookie` header, in its order, values as they stand in it.
    ///
    /// Writing them writes the header; a name that is no token fails the build with
    /// ``RequestError/invalidCookieName(_:)``.
    public var cookies: [CookiePair] {
        get {
            let header = draft.header(Header.cookie.name) ?? ""
            return header.split(separator: ";").map { pair in
                let parts = pair.drop { $0 == " " }
                    .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return CookiePair(name: String(parts[0]), value: parts.count == 2 ? String(parts[1]) : "")
            }
        }
        set {
            draft.setHeader(Header.cookie.name, nil)
            do {
                for cookie in newValue { try addCookie(name: cookie.name, value: cookie.value) }
            } catch {
                fail(error)
            }
        }
    }

    mutating func addCookie(name: String, value: String) throws {
        try addCookie(name: name, encoded: PercentEncoding.text(value, keeping: CookieByte.self))
    }

    mutating func addCookie(name: String, encoded value: String) throws {
        guard TokenByte.isToken(name) else { throw RequestError.invalidCookieName(name) }
        try addHeader(.cookie, "\(name)=\(value)")
    }
}
