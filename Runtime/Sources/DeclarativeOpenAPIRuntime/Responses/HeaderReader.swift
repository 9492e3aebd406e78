import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the headers of a response as values, one at a time; a header that is not read cannot be a fault.
@_spi(Generated) public nonisolated struct HeaderReader: Sendable {
    private let response: URLResponse

    /// A reader of this response's headers.
    public init(_ response: URLResponse) {
        self.response = response
    }

    /// The value of a header, whatever the capitals of its name; nil when the response has none.
    ///
    /// - Throws: ``MalformedHeader`` when its text is no such value.
    public func value<Value: HeaderValue>(_ name: String) throws(MalformedHeader) -> Value? {
        guard let text = text(name) else { return nil }
        guard let value = Value(headerText: text) else { throw MalformedHeader(name: name, text: text) }
        return value
    }

    /// The value of a header that is one of a list.
    ///
    /// - Throws: ``MalformedHeader`` when its text is none of them.
    public func value<Value: RawRepresentable>(_ name: String) throws(MalformedHeader) -> Value?
    where Value.RawValue: HeaderValue {
        guard let text = text(name) else { return nil }
        guard let value = Self.value(Value.self, of: text) else { throw MalformedHeader(name: name, text: text) }
        return value
    }

    /// The values of a header that has several, parted by commas (OpenAPI's style `simple`).
    ///
    /// - Throws: ``MalformedHeader`` when one of them is no such value.
    public func values<Value: HeaderValue>(_ name: String) throws(MalformedHeader) -> [Value]? {
        try list(name) { Value(headerText: $0) }
    }

    /// The values of a header that has several of a list.
    ///
    /// - Throws: ``MalformedHeader`` when one of them is none of the list.
    public func values<Value: RawRepresentable>(_ name: String) throws(MalformedHeader) -> [Value]?
    where Value.RawValue: HeaderValue {
        try list(name) { Self.value(Value.self, of: $0) }
    }

    private func list<Value>(_ name: String, _ read: (String) -> Value?) throws(MalformedHeader) -> [Value]? {
        guard let text = text(name) else { return nil }
        let parts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
        var values: [Value] = []
        for part in parts {
            guard let value = read(part.trimmingCharacters(in: .whitespaces)) else {
                throw MalformedHeader(name: name, text: text)
            }
            values.append(value)
        }
        return values
    }

    private static func value<Value: RawRepresentable>(_ type: Value.Type, of text: String) -> Value?
    where Value.RawValue: HeaderValue {
        Value.RawValue(headerText: text).flatMap(Value.init(rawValue:))
    }

    private func text(_ name: String) -> String? {
        (response as? HTTPURLResponse)?.value(forHTTPHeaderField: name)
    }
}

/// The headers that a document lists for the responses of an operation.
public nonisolated protocol DocumentedHeaders: Sendable {
    /// The headers that the reader reads.
    @_spi(Generated) init(reading headers: HeaderReader)
}

nonisolated extension DocumentedHeaders {
    /// The headers of a response: that of ``withResponse(_:)``, or of a ``ResponseError``.
    public init(_ response: URLResponse) {
        self.init(reading: HeaderReader(response))
    }
}

/// A response header whose text is not what the document says.
public nonisolated struct MalformedHeader: Error, Hashable, Sendable, CustomStringConvertible {
    /// The header's name.
    public let name: String
    /// The header's text as received.
    public let text: String

    /// The name alone: a header may hold a secret.
    @_spi(Conformance) public var description: String { "MalformedHeader: \(name) is not what the document says" }
}
