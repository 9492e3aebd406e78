import Foundation

nonisolated extension RequestError: LocalizedError {
    /// The fault and its remedy, in a sentence.
    @_spi(Conformance) public var errorDescription: String? {
        switch self {
        case .missingBaseURL:
            "The request has no base URL: put a BaseURL last, chain .base(_:), or give an initial request with a URL."
        case .invalidBaseURL(let text, let fault):
            "The base URL '\(text)' \(fault.predicate)."
        case .secondBaseURL:
            "The request has a second base URL: one base resolves path and query, and only once."
        case .endpointAfterBaseURL:
            "A path comes after the base URL, which has resolved the path already: put the base last."
        case .queryAfterBaseURL:
            "A query item comes after the base URL, which has resolved the query already: put the base last."
        case .emptyPathValue(let path):
            "An empty value stands in the path after '\(path)'."
        case .nonFiniteNumber:
            "A number that is infinite or not a number has no spelling in a request."
        case .modelIsNoObject:
            "A model for a query or a form encodes no named members."
        case .nestedValue(let name):
            "The parameter '\(name)' holds a list or an object in another, for which its style has no spelling."
        case .invalidMethod(let name):
            "'\(name)' is no method: a method is a token of RFC 9110."
        case .invalidMediaType(let text):
            "'\(text)' is no media type: a media type is a type and a subtype, such as 'text/csv'."
        case .invalidHeaderName(let name):
            "'\(name)' is no header name: a header name is a token of RFC 9110."
        case .invalidHeaderValue(let name):
            "The value of the header '\(name)' has a line break or a NUL in it, or is a credential that is not ASCII."
        case .invalidCookieName(let name):
            "'\(name)' is no cookie name: a cookie name is a token of RFC 9110."
        case .invalidAuthorizationScheme(let scheme):
            "'\(scheme)' is no authorization scheme: a scheme is a token of RFC 9110."
        case .colonInUserName:
            "The user name of basic authorization has a colon in it."
        case .invalidBoundary(let boundary):
            "'\(boundary)' is no multipart boundary: it takes 1 to 70 characters of those in RFC 2046."
        case .invalidPartName:
            "A name of a multipart part has a NUL in it."
        case .unreadableFile(let url, let underlying):
            "The file '\(url.lastPathComponent)' of a multipart part cannot be read: \(underlying.localizedDescription)"
        case .invalidTimeout(let seconds):
            "\(seconds) is no timeout: it is a number of seconds, not below zero."
        }
    }
}

nonisolated extension RequestError.BaseURLFault {
    fileprivate var predicate: String {
        switch self {
        case .missingScheme: "has no scheme"
        case .missingHost: "has no host"
        case .hasQuery: "has a query: give its items as Query blocks"
        case .hasFragment: "has a fragment, which no request sends"
        case .notAURL: "makes no URL"
        }
    }
}

nonisolated extension RequestError {
    /// The error of a base; user name and password of its text are left out.
    static func base(_ text: String, _ fault: BaseURLFault) -> RequestError {
        guard let authority = text.range(of: "://")?.upperBound else { return .invalidBaseURL(text, fault) }
        let end = text[authority...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        guard let at = text[authority..<end].lastIndex(of: "@") else { return .invalidBaseURL(text, fault) }
        return .invalidBaseURL(String(text[..<authority] + text[text.index(after: at)...]), fault)
    }
}
