extension SwiftName {
    /// The case for a status: `404` → `notFound`, `299` → `status299`.
    package static func status(_ code: Int) -> String {
        reasons[code] ?? "status\(code)"
    }

    /// The case for a range of statuses by its first digit: `4` → `clientError`.
    package static func statusRange(_ hundreds: Int) -> String {
        switch hundreds {
        case 1: "informational"
        case 2: "success"
        case 3: "redirection"
        case 4: "clientError"
        default: "serverError"
        }
    }

    /// The case for `default`.
    package static let otherStatus = "otherStatus"

    /// The words for a media type in the name of a case: `application/vnd.demo+json` → `vnd.demo-JSON`.
    package static func mediaTypeWords(type: String, subtype: String) -> String {
        switch (type, subtype) {
        case (_, "json"): "JSON"
        case (_, "xml"): "XML"
        case (_, "html"): "HTML"
        case (_, "csv"): "CSV"
        case (_, "pdf"): "PDF"
        case ("text", "plain"): "plain-text"
        case ("application", "x-www-form-urlencoded"): "form"
        case ("multipart", "form-data"): "multipart"
        case ("application", "octet-stream"): "binary"
        case ("text", "event-stream"): "event-stream"
        case ("*", _): "any"
        case (_, "*"): type
        default:
            subtype.replacing("+json", with: "-JSON").replacing("+xml", with: "-XML")
        }
    }

    /// The names of statuses in RFC 9110, section 15, and in the registry of HTTP status codes.
    private static let reasons: [Int: String] = [
        100: "continuing", 101: "switchingProtocols", 102: "processing", 103: "earlyHints",
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritativeInformation", 204: "noContent",
        205: "resetContent", 206: "partialContent", 207: "multiStatus", 208: "alreadyReported", 226: "imUsed",
        300: "multipleChoices", 301: "movedPermanently", 302: "found", 303: "seeOther", 304: "notModified",
        305: "useProxy", 307: "temporaryRedirect", 308: "permanentRedirect",
        400: "badRequest", 401: "unauthorized", 402: "paymentRequired", 403: "forbidden", 404: "notFound",
        405: "methodNotAllowed", 406: "notAcceptable", 407: "proxyAuthenticationRequired", 408: "requestTimeout",
        409: "conflict", 410: "gone", 411: "lengthRequired", 412: "preconditionFailed", 413: "contentTooLarge",
        414: "uriTooLong", 415: "unsupportedMediaType", 416: "rangeNotSatisfiable", 417: "expectationFailed",
        418: "imATeapot", 421: "misdirectedRequest", 422: "unprocessableContent", 423: "locked",
        424: "failedDependency", 425: "tooEarly", 426: "upgradeRequired", 428: "preconditionRequired",
        429: "tooManyRequests", 431: "requestHeaderFieldsTooLarge", 451: "unavailableForLegalReasons",
        500: "internalServerError", 501: "notImplemented", 502: "badGateway", 503: "serviceUnavailable",
        504: "gatewayTimeout", 505: "httpVersionNotSupported", 506: "variantAlsoNegotiates",
        507: "insufficientStorage", 508: "loopDetected", 510: "notExtended", 511: "networkAuthenticationRequired",
    ]
}
