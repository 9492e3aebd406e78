nonisolated extension JSONValue: ExpressibleByNilLiteral {
    /// Makes `null`.
    @_spi(Conformance) public init(nilLiteral: ()) { self = .null }
}

nonisolated extension JSONValue: ExpressibleByBooleanLiteral {
    /// Makes `true` or `false`.
    @_spi(Conformance) public init(booleanLiteral value: Bool) { self = .bool(value) }
}

nonisolated extension JSONValue: ExpressibleByIntegerLiteral {
    /// Makes a whole number.
    @_spi(Conformance) public init(integerLiteral value: Int64) { self = .integer(value) }
}

nonisolated extension JSONValue: ExpressibleByFloatLiteral {
    /// Makes a number.
    @_spi(Conformance) public init(floatLiteral value: Double) { self = .number(value) }
}

nonisolated extension JSONValue: ExpressibleByStringLiteral {
    /// Makes a text.
    @_spi(Conformance) public init(stringLiteral value: String) { self = .string(value) }
}

nonisolated extension JSONValue: ExpressibleByArrayLiteral {
    /// Makes a list.
    @_spi(Conformance) public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

nonisolated extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Makes an object; of two members with one name, the last counts.
    @_spi(Conformance) public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(members) { _, last in last })
    }
}
