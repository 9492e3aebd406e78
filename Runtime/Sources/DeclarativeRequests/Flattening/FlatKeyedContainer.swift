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
        child(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        child(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        child(FlatKey.super)
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        child(key)
    }

    private func member(_ key: any CodingKey) throws -> FlatEncoder {
        let name =
            encoder.convertsKeys ? try encoder.settings.name(of: key, codingPath: codingPath) : key.stringValue
        return encoder.nested(in: encoder.node.member(name), key: key)
    }

    // For methods that cannot throw by their protocol. The fallback is reached only if a key's name cannot be encoded.
    private func child(_ key: any CodingKey) -> FlatEncoder {
        (try? member(key)) ?? encoder.nested(in: encoder.node.member(key.stringValue), key: key)
    }
}
