@_spi(Generated) nonisolated extension Decoder {
    /// The members of an object whose keys a schema does not list.
    ///
    /// - Parameters:
    ///   - keys: The listed keys.
    ///   - type: What each value is.
    public func additionalProperties<Keys: CodingKey & CaseIterable, Value: Decodable>(
        besides keys: Keys.Type, as type: Value.Type
    ) throws -> [String: Value] {
        let container = try container(keyedBy: AnyKey.self)
        let listed = Set(Keys.allCases.map(\.stringValue))
        var values: [String: Value] = [:]
        for key in container.allKeys where !listed.contains(key.stringValue) {
            values[key.stringValue] = try container.decode(Value.self, forKey: key)
        }
        return values
    }
}

@_spi(Generated) nonisolated extension Encoder {
    /// Writes members beside those whose keys a schema lists; one that bears a listed key is left out.
    ///
    /// - Parameters:
    ///   - values: The members.
    ///   - keys: The listed keys.
    public func encodeAdditionalProperties<Keys: CodingKey & CaseIterable, Value: Encodable>(
        _ values: [String: Value], besides keys: Keys.Type
    ) throws {
        let listed = Set(Keys.allCases.map(\.stringValue))
        var container = container(keyedBy: AnyKey.self)
        for (key, value) in values where !listed.contains(key) {
            try container.encode(value, forKey: AnyKey(key))
        }
    }
}
