import Foundation

/// Any JSON value (RFC 8259), for what an API document leaves untyped.
///
/// Numbers keep their value: what `Int64` or `Double` cannot hold exactly is a ``decimal(_:)``. Reading and writing leaves
/// a value as it was, whatever key strategy the coder has; `true` and `1` are never taken for each other.
public nonisolated enum JSONValue: Hashable, Sendable {
    /// The value `null`.
    case null
    /// The value `true` or `false`.
    case bool(Bool)
    /// A whole number that 64 bits hold.
    case integer(Int64)
    /// Any other number whose shortest form `Double` gives back.
    case number(Double)
    /// A number of up to 38 digits that neither of the others holds exactly.
    case decimal(Decimal)
    /// A text.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Values by name, in no order.
    case object([String: JSONValue])
}

nonisolated extension JSONValue {
    /// The member of an object, or nil when there is none or this is not an object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The element of an array, or nil when there is none or this is not an array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
