import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The method of the request (RFC 9110 section 9), written on the wire as it is spelled here.
public nonisolated enum Method: RequestBuildable, Hashable, Sendable {
    case GET
    case POST
    case PUT
    case DELETE
    case PATCH
    case HEAD
    case OPTIONS
    case TRACE
    case CONNECT
    /// A safe request with a body.
    case QUERY
    /// Any other token. `URLRequest` itself may write a well-known method in upper case, as `get` on Linux.
    case custom(String)

    /// The method as it stands on the wire.
    public var name: String {
        switch self {
        case .GET: "GET"
        case .POST: "POST"
        case .PUT: "PUT"
        case .DELETE: "DELETE"
        case .PATCH: "PATCH"
        case .HEAD: "HEAD"
        case .OPTIONS: "OPTIONS"
        case .TRACE: "TRACE"
        case .CONNECT: "CONNECT"
        case .QUERY: "QUERY"
        case .custom(let name): name
        }
    }

    public var body: RequestBlock {
        RequestBlock { state in
            if case .custom(let name) = self, !TokenByte.isToken(name) { throw RequestError.invalidMethod(name) }
            state.draft.setMethod(name)
        }
    }
}
