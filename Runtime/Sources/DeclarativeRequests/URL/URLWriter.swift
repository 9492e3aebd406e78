import Foundation

/// A base taken apart once, and the one place where a URL's text is put together.
nonisolated struct URLWriter {
    private let text: String
    /// The end of the base's path, in bytes; its trailing slashes are left out.
    private let prefixEnd: Int
    private let pathEnd: Int
    private let queryEnd: Int

    /// Reads `scheme "://" authority path ["?" query] ["#" fragment]` (RFC 3986 section 3).
    ///
    /// - Throws: ``RequestError/invalidBaseURL(_:_:)`` when scheme or host is missing.
    init(base text: String) throws {
        self.text = text
        (prefixEnd, pathEnd, queryEnd) = try text.withBytes { bytes in
            let authorityStart = Self.skipScheme(bytes)
            guard authorityStart > 0 else { throw RequestError.base(text, .missingScheme) }
            var hostStart = authorityStart
            var end = authorityStart
            while end < bytes.count, bytes[end] != UInt8(ascii: "/"), !Self.endsPath(bytes[end]) {
                if bytes[end] == UInt8(ascii: "@") { hostStart = end + 1 }
                end += 1
            }
            if hostStart == end || bytes[hostStart] == UInt8(ascii: ":") {
                throw RequestError.base(text, .missingHost)
            }
            var prefixEnd = end
            while end < bytes.count, !Self.endsPath(bytes[end]) {
                end += 1
                if bytes[end - 1] != UInt8(ascii: "/") { prefixEnd = end }
            }
            let pathEnd = end
            while end < bytes.count, bytes[end] != UInt8(ascii: "#") { end += 1 }
            return (prefixEnd, pathEnd, end)
        }
    }

    var hasQuery: Bool { pathEnd != queryEnd }
    var hasFragment: Bool { queryEnd != text.utf8.count }

    /// The base, the path below it, then the base's query and the items; a fragment stays last.
    func url(path: String, queryItems: [URLQueryItem], _ encoded: EncodedQueryValues) throws -> URL {
        let capacity = text.utf8.count + path.utf8.count + 2 + Self.capacity(of: queryItems)
        let output = TextWriter.text(capacity: capacity) { writer in
            text.withBytes { bytes in
                writer.append(bytes[..<(path.isEmpty ? pathEnd : prefixEnd)])
                if !path.isEmpty, path.utf8.first != UInt8(ascii: "/") { writer.append(UInt8(ascii: "/")) }
                writer.append(path)
                writer.append(bytes[pathEnd..<queryEnd])
                if !queryItems.isEmpty {
                    writer.append(UInt8(ascii: hasQuery ? "&" : "?"))
                    Self.write(queryItems, encoded, to: &writer)
                }
                writer.append(bytes[queryEnd...])
            }
        }
        guard let url = URL(string: output, encodingInvalidCharacters: false) else {
            throw RequestError.base(text, .notAURL)
        }
        return url
    }

    /// `name=value` pairs joined by `&`. Only unreserved characters stay raw, so that `+`, `&`, `;` and `=` in a value
    /// have no other meaning; a nil value leaves a bare name.
    static func query(_ items: [URLQueryItem], _ encoded: EncodedQueryValues) -> String {
        TextWriter.text(capacity: capacity(of: items)) { write(items, encoded, to: &$0) }
    }

    private static func capacity(of items: [URLQueryItem]) -> Int {
        items.reduce(0) { $0 + ($1.name.utf8.count + ($1.value?.utf8.count ?? 0)) * 3 + 2 }
    }

    private static func write(_ items: [URLQueryItem], _ encoded: EncodedQueryValues, to writer: inout TextWriter) {
        var isFirst = true
        for item in items {
            if !isFirst { writer.append(UInt8(ascii: "&")) }
            isFirst = false
            writer.append(item.name, keeping: UnreservedByte.self)
            guard let value = item.value else { continue }
            writer.append(UInt8(ascii: "="))
            if let text = encoded.value(of: item) {
                writer.append(text)
            } else {
                writer.append(value, keeping: UnreservedByte.self)
            }
        }
    }

    /// The position after `scheme "://"`, or 0 without it.
    private static func skipScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let colon = bytes.firstIndex(where: { !isScheme($0) }), colon > 0,
            bytes[colon...].starts(with: [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "/")])
        else { return 0 }
        return colon + 3
    }

    private static func isScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isAlphanumeric(byte)
        }
    }

    private static func endsPath(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
}
