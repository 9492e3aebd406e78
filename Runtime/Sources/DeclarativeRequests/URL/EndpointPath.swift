/// A path written as a string literal: text of the path, with values in it.
///
/// - Text stays as it is written, escapes included; only what a path cannot hold (space, `?`, `#`, non-ASCII, a `%` that
///   begins no escape) is percent-encoded.
/// - A value is a part of one segment: all but the unreserved characters of RFC 3986 are percent-encoded, so a slash is
///   `%2F`. An empty value fails the build. A value that would make a segment `.` or `..` is sent as `%2E` or `%2E%2E`.
public nonisolated struct EndpointPath: ExpressibleByStringInterpolation, Sendable {
    private let text: String
    private let failure: (any Error)?

    @_spi(Conformance) public init(stringLiteral text: String) {
        self.text = PercentEncoding.pathText(text)
        failure = nil
    }

    @_spi(Conformance) public init(stringInterpolation path: StringInterpolation) {
        var path = path
        path.closeSegment()
        text = path.text
        failure = path.failure
    }

    func encoded() throws -> String {
        if let failure { throw failure }
        return text
    }

    /// Collects the pieces of the literal, escaping each as it comes.
    public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        fileprivate var failure: (any Error)?
        private var segmentHasValue = false

        @_spi(Conformance) public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        @_spi(Conformance) public mutating func appendLiteral(_ literal: String) {
            if segmentHasValue, let slash = literal.utf8.firstIndex(of: UInt8(ascii: "/")) {
                text += PercentEncoding.pathText(String(literal[..<slash]))
                closeSegment()
                text += PercentEncoding.pathText(String(literal[slash...]))
            } else {
                text += PercentEncoding.pathText(literal)
            }
        }

        /// Adds a value, escaped as a part of one segment.
        public mutating func appendInterpolation<Value: RequestValue>(_ value: Value) {
            append { PercentEncoding.text(try value.requestText(), keeping: UnreservedByte.self) }
        }

        /// Adds the encoded text of a value; its error is one of the build.
        mutating func append(_ encoded: () throws -> String) {
            do {
                let value = try encoded()
                if value.isEmpty { throw RequestError.emptyPathValue(after: text) }
                segmentHasValue = true
                text += value
            } catch {
                failure = failure ?? error
            }
        }

        /// Keeps a segment that came out as `.` or `..` from climbing.
        fileprivate mutating func closeSegment() {
            defer { segmentHasValue = false }
            guard segmentHasValue, text.utf8.last == UInt8(ascii: ".") else { return }
            let dots = text.utf8.reversed().prefix { $0 == UInt8(ascii: ".") }.count
            let isWhole = dots == text.utf8.count || text.utf8.dropLast(dots).last == UInt8(ascii: "/")
            if dots <= 2 && isWhole {
                text.removeLast(dots)
                text += String(repeating: "%2E", count: dots)
            }
        }
    }
}
