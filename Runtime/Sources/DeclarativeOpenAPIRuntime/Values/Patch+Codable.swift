nonisolated extension Patch: Decodable where Value: Decodable {
    /// Reads `null` or a value; what is absent is seen by the container alone.
    @_spi(Conformance) public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
    }
}

nonisolated extension Patch: Encodable where Value: Encodable {
    /// Writes `null` or the value; what is absent cannot be written outside an object, and is an `EncodingError`.
    @_spi(Conformance) public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .value(let value): try container.encode(value)
        case .null: try container.encodeNil()
        case .absent:
            let context = EncodingError.Context(
                codingPath: encoder.codingPath, debugDescription: "Only a property of an object can be absent.")
            throw EncodingError.invalidValue(self, context)
        }
    }
}

nonisolated extension KeyedDecodingContainer {
    /// Reads a property that may be absent or null.
    public func decode<Value: Decodable>(_ type: Patch<Value>.Type, forKey key: Key) throws -> Patch<Value> {
        guard contains(key) else { return .absent }
        return try decodeNil(forKey: key) ? .null : .value(decode(Value.self, forKey: key))
    }
}

nonisolated extension KeyedEncodingContainer {
    /// Writes a property that may be absent or null.
    public mutating func encode<Value: Encodable>(_ patch: Patch<Value>, forKey key: Key) throws {
        switch patch {
        case .absent: break
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}
