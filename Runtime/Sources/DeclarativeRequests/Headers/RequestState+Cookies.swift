import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

nonisolated extension RequestState {
    /// The cookies of the `Cookie` header, in its order, values as they stand in it.
    ///
    /// Writing them writes the header, and percent-encodes what a cookie's value cannot hold; a name that is no token fails the build with
    /// ``RequestError/invalidCookieName(_:)``.
    public var cookies: [(name: String, value: String)] {
        get {
            let header = draft.header(Header.cookie.rawValue) ?? ""
            return header.split(separator: ";").map { pair in
                let parts = pair.drop { $0 == " " }
                    .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (name: String(parts[0]), value: parts.count == 2 ? String(parts[1]) : "")
            }
        }
        set {
            draft.setHeader(Header.cookie.rawValue, nil)
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
