@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request that blocks make, at `https://h.test`.
func build(@RequestBuilder _ blocks: () throws -> RequestBlock) throws -> URLRequest {
    try blocks().base("https://h.test").request()
}

/// The URL that blocks make, at `https://h.test`.
func url(@RequestBuilder _ blocks: () throws -> RequestBlock) throws -> String? {
    try build(blocks).url?.absoluteString
}

extension URLRequest {
    var bodyText: String? { httpBody.map { String(decoding: $0, as: UTF8.self) } }
}

/// The first word of an error's description: the case of an enum without its values.
func kind(of work: () throws -> some Any) -> String {
    do {
        _ = try work()
        return "no error"
    } catch {
        return String("\(error)".prefix { $0 != "(" })
    }
}
