import Foundation

/// `Authorization: <scheme> <credentials>` (RFC 9110 section 11.6.2).
///
/// Credentials go on the wire as they are given, but for ``basic(username:password:)``. A scheme that is no token, and
/// credentials with CR, LF or NUL, fail the build.
public nonisolated enum Authorization {
    /// A bearer token (RFC 6750).
    public static func bearer(_ token: String) -> RequestBlock {
        custom("Bearer", token)
    }

    /// Digest parameters, made elsewhere (RFC 7616).
    public static func digest(_ credentials: String) -> RequestBlock {
        custom("Digest", credentials)
    }

    /// A negotiation token, made elsewhere (RFC 4559).
    public static func negotiate(_ credentials: String) -> RequestBlock {
        custom("Negotiate", credentials)
    }

    /// A user name and a password (RFC 7617), as Base64 of their UTF-8 text. A colon in the name fails the build.
    ///
    /// Credentials that are encoded already go through `custom("Basic", credentials)`.
    public static func basic(username: String, password: String) -> RequestBlock {
        RequestBlock { state in
            guard !username.utf8.contains(UInt8(ascii: ":")) else { throw RequestError.colonInUserName }
            let credentials = Data("\(username):\(password)".utf8).base64EncodedString()
            try state.setHeader(.authorization, "Basic " + credentials)
        }
    }

    /// Any other scheme, in the order of the wire.
    public static func custom(_ scheme: String, _ credentials: String) -> RequestBlock {
        RequestBlock { state in
            guard TokenByte.isToken(scheme) else { throw RequestError.invalidAuthorizationScheme(scheme) }
            try state.setHeader(.authorization, scheme + " " + credentials)
        }
    }
}
