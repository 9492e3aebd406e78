import Foundation

/// A value with one spelling in paths, queries, forms, headers and cookies.
///
/// Texts, integers, floating-point numbers, `Decimal`, `Bool` and `UUID` are such values. A type of yours becomes one by
/// conforming: an enum with raw values, or a type that is `LosslessStringConvertible`, needs no more than that; one that is
/// both says which text it means.
///
///     enum Order: String, RequestValue { case ascending, descending }
///     Query("order", Order.ascending)
public nonisolated protocol RequestValue {
    /// The plain text of the value: nothing in it is escaped.
    ///
    /// - Throws: ``RequestError/nonFiniteNumber`` for what has no spelling.
    func requestText() throws -> String
}

nonisolated extension RequestValue where Self: LosslessStringConvertible {
    /// The value's description.
    public func requestText() throws -> String { description }
}

nonisolated extension RequestValue where Self: RawRepresentable, RawValue: RequestValue {
    /// The text of the raw value.
    public func requestText() throws -> String { try rawValue.requestText() }
}

nonisolated extension String: RequestValue {
    @_spi(Conformance) public func requestText() throws -> String { self }
}

nonisolated extension Substring: RequestValue {}
nonisolated extension Character: RequestValue {}
nonisolated extension Bool: RequestValue {}
nonisolated extension Int: RequestValue {}
nonisolated extension Int8: RequestValue {}
nonisolated extension Int16: RequestValue {}
nonisolated extension Int32: RequestValue {}
nonisolated extension Int64: RequestValue {}
nonisolated extension UInt: RequestValue {}
nonisolated extension UInt8: RequestValue {}
nonisolated extension UInt16: RequestValue {}
nonisolated extension UInt32: RequestValue {}
nonisolated extension UInt64: RequestValue {}

nonisolated extension UUID: RequestValue {
    /// Lower-case digits (RFC 9562 section 4).
    @_spi(Conformance) public func requestText() throws -> String { uuidString.lowercased() }
}

nonisolated extension Double: RequestValue {
    /// The shortest decimal that reads back as this number: no exponent, no trailing `.0`.
    @_spi(Conformance) public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}

nonisolated extension Float: RequestValue {
    /// The shortest decimal that reads back as this number: no exponent, no trailing `.0`.
    @_spi(Conformance) public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}

nonisolated extension Decimal: RequestValue {
    /// All digits of the number: no exponent, no trailing zeros of a fraction.
    @_spi(Conformance) public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}
