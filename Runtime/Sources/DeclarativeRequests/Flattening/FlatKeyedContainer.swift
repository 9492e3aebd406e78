/// The members of an object.
nonisolated struct FlatKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: FlatEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    mutating func encodeNil(forKey key: Key) throws {
        try member(key).node.set(.null)
    }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        if codingPath.isEmpty, encoder.settings.jsonMembers.contains(key.stringValue) {
            return try member(key).node.set(encoder.settings.jsonTree(of: value))
        }
        var container = try member(key).singleValueContainer()
        try container.encode(value)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        place(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        place(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        place(FlatKey.super)
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        place(key)
    }

    private func member(_ key: any CodingKey) throws -> FlatEncoder {
        let name =
            encoder.convertsKeys ? try encoder.settings.name(of: key, codingPath: codingPath) : key.stringValue
        return encoder.nested(in: encoder.node.member(name), key: key)
    }

    // Where the protocol leaves no way to throw; only an encoder that cannot encode a Boolean gets here.
    private func place(_ key: any CodingKey) -> FlatEncoder {
        (try? member(key)) ?? encoder.nested(in: encoder.node.member(key.stringValue), key: key)
    }
}
