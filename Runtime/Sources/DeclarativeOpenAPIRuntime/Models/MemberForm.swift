/// The form of a value in JSON: how a member of a keyed container holds a value of a Swift type.
nonisolated protocol MemberForm: Sendable {
    associatedtype Value: Hashable

    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value
    /// Nil if the member is missing or null.
    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value?
    static func write(_ value: Value, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws
}

/// A value that is coded as its type codes it.
nonisolated enum OwnForm<Value: Codable & Hashable>: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value {
        try reading(key, in: container) { try container.decode(Value.self, forKey: key) }
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value? {
        try reading(key, in: container) { try container.decodeIfPresent(Value.self, forKey: key) }
    }

    /// Gives the place of a number that its type cannot hold: `JSONDecoder` calls the whole text invalid for it.
    private static func reading<Result>(
        _ key: AnyKey, in container: KeyedDecodingContainer<AnyKey>, _ read: () throws -> Result
    ) throws -> Result {
        do {
            return try read()
        } catch {
            guard Value.self is any Numeric.Type, !(error is DecodingError) else { throw error }
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container, debugDescription: "The number is not representable as \(Value.self).")
        }
    }

    static func write(
        _ value: Value, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try container.encode(value, forKey: key)
    }
}

/// A value that is coded by a wrapper.
nonisolated enum WrappedForm<Wrapper: CodingWrapper>: MemberForm where Wrapper: Codable {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Wrapper.Content {
        try container.decode(Wrapper.self, forKey: key).content
    }

    static func readIfPresent(
        from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey
    ) throws -> Wrapper.Content? {
        try container.decodeIfPresent(Wrapper.self, forKey: key)?.content
    }

    static func write(
        _ value: Wrapper.Content, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try container.encode(Wrapper(content: value), forKey: key)
    }
}

/// Any JSON value: null is one, too, and only a missing member is nil.
nonisolated enum AnyValueForm: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> JSONValue {
        try container.decode(JSONValue.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> JSONValue? {
        try container.decodeIfPresent(JSONValue.self, forKey: key)
    }

    static func write(
        _ value: JSONValue, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try container.encode(value, forKey: key)
    }
}
