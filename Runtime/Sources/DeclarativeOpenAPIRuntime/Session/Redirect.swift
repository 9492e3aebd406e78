import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request that follows a redirect.
nonisolated struct Redirect {
    /// The request to send next.
    let request: URLRequest

    /// Whether the request goes to another origin than the request before it, and therefore carries no credentials.
    let leavesOrigin: Bool

    /// The request that a redirect asks for, or nil when the response is the result.
    ///
    /// - Parameters:
    ///   - request: The request as sent.
    ///   - response: Its response.
    init?(of request: URLRequest, after response: URLResponse) {
        guard
            let response = response as? HTTPURLResponse,
            [301, 302, 303, 307, 308].contains(response.statusCode),
            let source = request.url,
            let location = response.value(forHTTPHeaderField: "Location"),
            let target = URL(string: location, relativeTo: source)?.absoluteURL,
            let origin = Origin(target)
        else { return nil }

        var next = request
        next.url = target
        if Self.becomesGet(request.httpMethod ?? "GET", after: response.statusCode) {
            next.httpMethod = "GET"
            Self.dropContent(of: &next)
        } else if request.httpBodyStream != nil {
            return nil  // A stream can be read only once.
        }
        leavesOrigin = origin != Origin(source)
        if leavesOrigin {
            // Also when the next request would be a GET without it: what the other server says is no answer to what was
            // sent to this one, and a captive portal's refusal must not be taken for that of a token.
            guard request.httpBody?.isEmpty ?? true, request.httpBodyStream == nil else { return nil }
            Self.dropCredentials(of: &next)
        }
        self.request = next
    }

    /// Whether the redirected request is a GET whatever the method was (Fetch standard, HTTP-redirect fetch).
    private static func becomesGet(_ method: String, after status: Int) -> Bool {
        switch status {
        case 301, 302: method == "POST"
        case 303: method != "GET" && method != "HEAD"
        default: false
        }
    }

    private static func dropContent(of request: inout URLRequest) {
        request.httpBody = nil
        request.httpBodyStream = nil
        for name in (request.allHTTPHeaderFields ?? [:]).keys where isAboutContent(name) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
    }

    private static func isAboutContent(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("content-") || name == "transfer-encoding"
    }

    private static func dropCredentials(of request: inout URLRequest) {
        for name in (request.allHTTPHeaderFields ?? [:]).keys where !harmlessHeaders.contains(name.lowercased()) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
    }

    /// The headers that may pass to another origin. All others stay behind: any header may hold a key.
    private static let harmlessHeaders: Set<String> = [
        "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "if-modified-since",
        "if-none-match", "if-range", "pragma", "range", "user-agent",
    ]
}
