/// Descriptions of responses, made from their statuses.
enum ReasonPhrase {
    /// The reason phrase of a status (RFC 9110 §15, RFC 6585); a word for a range, for an unknown status, and for
    /// `default`.
    static func of(_ status: String) -> String {
        if let code = Int(status), let phrase = phrases[code] { return phrase }
        return if status == "default" { "Default" } else { ofClass(status.first) }
    }

    /// The phrase of the only status, the word for the common class of several, or else a word for any response.
    static func common(to statuses: Set<String>) -> String {
        if statuses.count == 1, let status = statuses.first { return of(status) }
        let classes = Set(statuses.map(\.first))
        return classes.count == 1 ? ofClass(classes.first ?? nil) : any
    }

    private static let any = "Response"

    private static func ofClass(_ digit: Character?) -> String {
        switch digit {
        case "1": "Informational"
        case "2": "Successful"
        case "3": "Redirection"
        case "4": "Client Error"
        case "5": "Server Error"
        default: any
        }
    }

    private static let phrases: [Int: String] = [
        100: "Continue", 101: "Switching Protocols",
        200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information", 204: "No Content",
        205: "Reset Content", 206: "Partial Content",
        300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
        305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required", 408: "Request Timeout",
        409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
        414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
        421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
        428: "Precondition Required", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout", 505: "HTTP Version Not Supported", 511: "Network Authentication Required",
    ]
}
