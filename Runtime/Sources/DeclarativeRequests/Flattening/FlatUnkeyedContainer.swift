/// The elements of an array.
nonisolated struct FlatUnkeyedContainer: UnkeyedEncodingContainer {
    let encoder: FlatEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.node.elements.count }

    mutating func encodeNil() {
        next().node.set(.null)
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        var container = next().singleValueContainer()
        try container.encode(value)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        next().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        next()
    }

    private func next() -> FlatEncoder {
        encoder.nested(in: encoder.node.element(), key: FlatKey(intValue: count))
    }
}
