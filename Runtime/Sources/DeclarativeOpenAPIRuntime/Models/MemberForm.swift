/// The form of a value in JSON: how a member of a keyed container holds a value of a Swift type.
nonisolated protocol MemberForm: Sendable {
    associatedtype Value: Hashable

    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value
    /// Nil if the member is missing or null.
    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value?
    static func write(_ value: Value, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws
}

/// A member that must be there.
nonisolated final class RequiredMember<Form: MemberForm>: TypedMemberCoder {
    func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Form.Value {
        try Form.read(from: container, forKey: key)
    }

    func write(
        _ value: Form.Value, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try Form.write(value, to: &container, forKey: key)
    }
}

/// A member that may be missing or null.
nonisolated final class OptionalMember<Form: MemberForm>: TypedMemberCoder {
    /// Whether nil is written as null, instead of left out.
    let writesNull: Bool

    init(writesNull: Bool) {
        self.writesNull = writesNull
    }

    func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Form.Value? {
        try Form.readIfPresent(from: container, forKey: key)
    }

    func write(
        _ value: Form.Value?, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        if let value {
            try Form.write(value, to: &container, forKey: key)
        } else if writesNull {
            try container.encodeNil(forKey: key)
        }
    }
}

/// A member that tells missing from null.
nonisolated final class PatchMember<Form: MemberForm>: TypedMemberCoder {
    func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Patch<Form.Value> {
        guard container.contains(key) else { return .absent }
        return try container.decodeNil(forKey: key) ? .null : .value(Form.read(from: container, forKey: key))
    }

    func write(
        _ patch: Patch<Form.Value>, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        switch patch {
        case .absent: break
        case .null: try container.encodeNil(forKey: key)
        case .value(let value): try Form.write(value, to: &container, forKey: key)
        }
    }
}

/// A value that is coded as its type codes it.
nonisolated enum OwnForm<Value: Codable & Hashable>: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value {
        try container.decode(Value.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
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
        guard container.contains(key) else { return Optional.none }
        return try container.decode(JSONValue.self, forKey: key)
    }

    static func write(
        _ value: JSONValue, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try container.encode(value, forKey: key)
    }
}

// The methods of containers for the simplest types are several times as fast as the generic ones.

nonisolated enum StringForm: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> String {
        try container.decode(String.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> String? {
        try container.decodeIfPresent(String.self, forKey: key)
    }

    static func write(
        _ value: String, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey
    ) throws {
        try container.encode(value, forKey: key)
    }
}

nonisolated enum IntegerForm: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Int {
        try container.decode(Int.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Int? {
        try container.decodeIfPresent(Int.self, forKey: key)
    }

    static func write(_ value: Int, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws {
        try container.encode(value, forKey: key)
    }
}

nonisolated enum NumberForm: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Double {
        try container.decode(Double.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Double? {
        try container.decodeIfPresent(Double.self, forKey: key)
    }

    static func write(_ value: Double, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws {
        try container.encode(value, forKey: key)
    }
}

nonisolated enum BooleanForm: MemberForm {
    static func read(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Bool {
        try container.decode(Bool.self, forKey: key)
    }

    static func readIfPresent(from container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws -> Bool? {
        try container.decodeIfPresent(Bool.self, forKey: key)
    }

    static func write(_ value: Bool, to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws {
        try container.encode(value, forKey: key)
    }
}
