/// Encodes a model into a tree of texts.
nonisolated struct FlatEncoder: Encoder {
    let settings: FlatSettings
    let node: FlatNode
    let codingPath: [any CodingKey]
    var convertsKeys = true

    var userInfo: [CodingUserInfoKey: Any] { settings.encoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.kind = .object
        return KeyedEncodingContainer(FlatKeyedContainer(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.kind = .array
        return FlatUnkeyedContainer(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        FlatValueContainer(encoder: self)
    }

    /// An encoder for a node below this one.
    func nested(in node: FlatNode, key: any CodingKey) -> FlatEncoder {
        FlatEncoder(settings: settings, node: node, codingPath: codingPath + [key])
    }
}
