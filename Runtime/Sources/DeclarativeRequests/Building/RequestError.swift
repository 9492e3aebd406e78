import Foundation

/// The reason why a request could not be built. No case carries a header value, a cookie value or a credential; `localizedDescription`
/// is a sentence.
public nonisolated enum RequestError: Error {
    /// No block names a base, and no initial request has a URL.
    case missingBaseURL
    /// The base, without user name and password, and what is wrong with it.
    case invalidBaseURL(String, BaseURLFault)
    /// A base after a base.
    case secondBaseURL
    /// A path after the base.
    case endpointAfterBaseURL
    /// A query item after the base.
    case queryAfterBaseURL
    /// An empty value in a path, and the path before it.
    case emptyPathValue(after: String)
    /// A number that is infinite or not a number.
    case nonFiniteNumber
    /// A model for a query or a form that encodes no named members.
    case modelIsNoObject
    /// A list or an object in another, in a parameter of this name whose style has no spelling for it.
    case nestedValue(String)
    /// A method that is no token (RFC 9110 section 9.1).
    case invalidMethod(String)
    /// A text that is no media type (RFC 9110 section 8.3.1).
    case invalidMediaType(String)
    /// A header name that is no token (RFC 9110 section 5.1).
    case invalidHeaderName(String)
    /// A CR, LF or NUL in the value of this header (RFC 9110 section 5.5), or in a credential what is not ASCII.
    case invalidHeaderValue(name: String)
    /// A cookie name that is no token (RFC 6265 section 4.1.1).
    case invalidCookieName(String)
    /// An authorization scheme that is no token (RFC 9110 section 11.1).
    case invalidAuthorizationScheme(String)
    /// A colon in the user name of basic authorization (RFC 7617 section 2).
    case colonInUserName
    /// A multipart boundary that is empty, too long, or has characters that none may have (RFC 2046 section 5.1.1).
    case invalidBoundary(String)
    /// A NUL in the name or the file name of a part.
    case invalidPartName
    /// A file that a part could not be read from.
    case unreadableFile(URL, underlying: any Error)
    /// A timeout that is negative or not a number.
    case invalidTimeout(TimeInterval)

    /// A fault of a base URL.
    public nonisolated enum BaseURLFault: Sendable, Hashable {
        /// It has no scheme.
        case missingScheme
        /// It has no host.
        case missingHost
        /// It has a query.
        case hasQuery
        /// It has a fragment.
        case hasFragment
        /// It is no URL.
        case notAURL
    }
}
