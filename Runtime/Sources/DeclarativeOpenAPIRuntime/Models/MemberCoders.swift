/// The coders for the types that a list of members names.
nonisolated enum MemberCoders {
    /// The coder of a property.
    ///
    /// - Parameters:
    ///   - type: The coded type: optional if the property may be missing or null, a ``Patch`` if it tells the two apart.
    ///   - writesNull: Whether nil is written as null, instead of left out.
    static func coder(of type: Any.Type, writesNull: Bool) -> any MemberCoder {
        switch type {
        case let optional as any OptionalType.Type: form(of: optional.wrapped).optional(writesNull: writesNull)
        case let patch as any PatchType.Type: form(of: patch.wrapped).patch
        default: form(of: type).required
        }
    }

    /// The member with the values of all other keys.
    ///
    /// - Parameters:
    ///   - type: The coded type of a value.
    ///   - listed: The keys of the other properties.
    ///   - offset: The bytes from the start of the object.
    static func additional(_ type: Any.Type, besides listed: Set<String>, at offset: Int) -> any AdditionalMember {
        form(of: type).additional(besides: listed, at: offset)
    }

    private static func form(of type: Any.Type) -> any MemberForm.Type {
        switch type {
        case is JSONValue.Type: AnyValueForm.self
        case let wrapper as any (CodingWrapper & Codable).Type: wrapped(by: wrapper)
        case let own as any (Codable & Hashable).Type: self.own(own)
        default: preconditionFailure("\(type) is listed as a member, and is not Codable and Hashable")
        }
    }

    private static func wrapped<Wrapper: CodingWrapper & Codable>(by wrapper: Wrapper.Type) -> any MemberForm.Type {
        WrappedForm<Wrapper>.self
    }

    private static func own<Value: Codable & Hashable>(_ type: Value.Type) -> any MemberForm.Type {
        OwnForm<Value>.self
    }
}

nonisolated extension MemberForm {
    fileprivate static var required: any MemberCoder { RequiredMember<Self>() }
    fileprivate static var patch: any MemberCoder { PatchMember<Self>() }

    fileprivate static func optional(writesNull: Bool) -> any MemberCoder {
        OptionalMember<Self>(writesNull: writesNull)
    }

    fileprivate static func additional(besides listed: Set<String>, at offset: Int) -> any AdditionalMember {
        AdditionalValues<Self>(listed: listed, offset: offset)
    }
}

private nonisolated protocol OptionalType {
    static var wrapped: Any.Type { get }
}

nonisolated extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private nonisolated protocol PatchType {
    static var wrapped: Any.Type { get }
}

nonisolated extension Patch: PatchType {
    fileprivate static var wrapped: Any.Type { Value.self }
}
