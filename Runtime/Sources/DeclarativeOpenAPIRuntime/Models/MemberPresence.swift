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
