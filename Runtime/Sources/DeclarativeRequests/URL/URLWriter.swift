import Foundation

/// A base taken apart once, and the one place where a URL's text is put together.
nonisolated struct URLWriter {
    private let text: String
    /// Where the path of the base ends; trailing slashes of it are left out.
    private let prefixEnd: String.Index
    private let pathEnd: String.Index
    private let queryEnd: String.Index

    /// Reads `scheme "://" authority path ["?" query] ["#" fragment]` (RFC 3986 section 3).
    ///
    /// - Throws: ``RequestError/invalidBaseURL(_:_:)`` when scheme or host is missing.
    init(base text: String) throws {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(where: { !Self.isScheme($0) }), colon != bytes.startIndex,
            bytes[colon...].starts(with: "://".utf8)
        else { throw RequestError.invalidBaseURL(text, .missingScheme) }

        let authorityStart = bytes.index(colon, offsetBy: 3)
        let authorityEnd = bytes[authorityStart...].firstIndex(where: Self.endsAuthority) ?? bytes.endIndex
        let authority = bytes[authorityStart..<authorityEnd]
        let hostStart = authority.lastIndex(of: UInt8(ascii: "@")).map { bytes.index(after: $0) } ?? authorityStart
        if hostStart == authorityEnd || bytes[hostStart] == UInt8(ascii: ":") {
            throw RequestError.invalidBaseURL(text, .missingHost)
        }

        let pathEnd = bytes[authorityEnd...].firstIndex(where: Self.endsPath) ?? bytes.endIndex
        var prefixEnd = pathEnd
        while prefixEnd > authorityEnd, bytes[bytes.index(before: prefixEnd)] == UInt8(ascii: "/") {
            prefixEnd = bytes.index(before: prefixEnd)
        }
        self.text = text
        self.prefixEnd = prefixEnd
        self.pathEnd = pathEnd
        queryEnd = bytes[pathEnd...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    }

    var hasQuery: Bool { pathEnd != queryEnd }
    var hasFragment: Bool { queryEnd != text.endIndex }

    /// The base, the path below it, then the base's query and the items; a fragment stays last.
    func url(path: String, queryItems: [URLQueryItem]) throws -> URL {
        var output = ""
        output.reserveCapacity(text.utf8.count + path.utf8.count + 1 + queryItems.count * 24)
        if path.isEmpty {
            output += text[..<pathEnd]
        } else {
            output += text[..<prefixEnd]
            if path.utf8.first != UInt8(ascii: "/") { output += "/" }
            output += path
        }
        if hasQuery { output += text[pathEnd..<queryEnd] }
        if !queryItems.isEmpty {
            output += hasQuery ? "&" : "?"
            Self.appendQuery(queryItems, to: &output)
        }
        if hasFragment { output += text[queryEnd...] }
        guard let url = URL(string: output, encodingInvalidCharacters: false) else {
            throw RequestError.invalidBaseURL(text, .notAURL)
        }
        return url
    }

    /// `name=value` pairs joined by `&`. Only unreserved characters stay raw, so that `+`, `&`, `;` and `=` of a value
    /// can be taken for nothing else; a nil value leaves a bare name.
    static func appendQuery(_ items: [URLQueryItem], to output: inout String) {
        var isFirst = true
        for item in items {
            if !isFirst { output += "&" }
            isFirst = false
            PercentEncoding.append(item.name, keeping: UnreservedByte.self, to: &output)
            guard let value = item.value else { continue }
            output += "="
            PercentEncoding.append(value, keeping: UnreservedByte.self, to: &output)
        }
    }

    private static func isScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isAlphanumeric(byte)
        }
    }

    private static func endsAuthority(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || endsPath(byte)
    }

    private static func endsPath(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
}
