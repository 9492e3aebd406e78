import Foundation

/// A value with one spelling in paths, queries, forms, headers and cookies.
///
/// Texts, integers, floating-point numbers, `Decimal`, `Bool` and `UUID` are such values. Types that are raw
/// representable by one of them, and types that are `LosslessStringConvertible`, are taken wherever a value is; to give a
/// type of yours another spelling, let it conform.
public nonisolated protocol RequestValue {
    /// The plain text of the value: nothing in it is escaped.
    ///
    /// - Throws: ``RequestError/nonFiniteNumber`` for what has no spelling.
    func requestText() throws -> String
}

nonisolated extension RequestValue where Self: LosslessStringConvertible {
    public func requestText() throws -> String { description }
}

nonisolated extension RequestValue where Self: RawRepresentable, RawValue: RequestValue {
    public func requestText() throws -> String { try rawValue.requestText() }
}

nonisolated extension String: RequestValue {
    public func requestText() throws -> String { self }
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
    /// Upper-case digits, as Foundation writes them.
    public func requestText() throws -> String { uuidString }
}

nonisolated extension Double: RequestValue {
    /// The shortest decimal that reads back as this number: no exponent, no trailing `.0`.
    public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}

nonisolated extension Float: RequestValue {
    /// The shortest decimal that reads back as this number: no exponent, no trailing `.0`.
    public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}

nonisolated extension Decimal: RequestValue {
    /// All digits of the number: no exponent, no trailing zeros of a fraction.
    public func requestText() throws -> String {
        guard isFinite else { throw RequestError.nonFiniteNumber }
        return DecimalText.plain(description)
    }
}
