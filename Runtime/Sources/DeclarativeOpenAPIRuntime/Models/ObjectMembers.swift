/// The properties of an ``ObjectModel``: the key and the type of each, in the order of their declaration.
///
/// Made once for each type, from a dictionary literal. The types are those that are coded: a `Date` is listed as
/// ``RFC3339Date``, for example.
@_spi(Generated) public nonisolated final class ObjectMembers: ExpressibleByDictionaryLiteral, Sendable {
    private let members: [ObjectMember]
    private let additional: (any AdditionalMember)?

    /// The bytes of all properties.
    let size: Int
    /// The alignment of all properties, in bytes.
    let alignment: Int

    /// The members of an object whose other members are not kept.
    public convenience init(dictionaryLiteral members: (String, Any.Type)...) {
        self.init(members, writtenAsNull: [], constants: [:], additional: nil)
    }

    /// The members of an object, with what is special about it.
    ///
    /// - Parameters:
    ///   - members: The keys and the types of the properties.
    ///   - writtenAsNull: The keys of the properties that are written as null when they are nil.
    ///   - constants: The members that have one value only, by their keys; no property stores them.
    ///   - additional: The type of the values of a last property, a dictionary with the members of all other keys.
    public convenience init(
        _ members: KeyValuePairs<String, Any.Type>, writtenAsNull: Set<String> = [],
        constants: KeyValuePairs<String, ConstantMember> = [:], additional: Any.Type? = nil
    ) {
        self.init(
            members.map { ($0.key, $0.value) }, writtenAsNull: writtenAsNull, constants: constants,
            additional: additional)
    }

    private init(
        _ listed: [(String, Any.Type)], writtenAsNull: Set<String>,
        constants: KeyValuePairs<String, ConstantMember>, additional: Any.Type?
    ) {
        var layout = StructLayout()
        members = listed.map { key, type in
            let coder = MemberCoders.coder(of: type, writesNull: writtenAsNull.contains(key))
            return ObjectMember(key: AnyKey(key), coder: coder, offset: layout.append(coder.size, coder.alignment))
        }
        self.additional = additional.map { type in
            MemberCoders.additional(
                type, besides: Set(listed.map(\.0) + constants.map(\.key)),
                at: layout.append(MemoryLayout<[String: Int]>.size, MemoryLayout<[String: Int]>.alignment))
        }
        self.constants = constants.map { (AnyKey($0.key), $0.value) }
        size = layout.size
        alignment = layout.alignment
    }

    private let constants: [(key: AnyKey, value: ConstantMember)]

    /// Where a property is, in bytes from the start of the object.
    ///
    /// - Parameter index: The number of the property; that of the additional members follows the last.
    func offset(of index: Int) -> Int {
        index < members.count ? members[index].offset : additional!.offset
    }
}

nonisolated extension ObjectMembers {
    /// Reads all properties into memory that has none. If one cannot be read, none is left there.
    func read(from decoder: any Decoder, into start: UnsafeMutableRawPointer) throws {
        try Stack.withRoom {
            let container = try decoder.container(keyedBy: AnyKey.self)
            for (key, value) in constants { try value.check(in: container, forKey: key) }
            var read = 0
            do {
                for member in members {
                    try member.coder.read(from: container, forKey: member.key, into: start + member.offset)
                    read += 1
                }
                try additional?.read(from: container, into: start)
            } catch {
                for member in members[..<read] { member.coder.destroy(start + member.offset) }
                throw error
            }
        }
    }

    /// Writes all properties as one object.
    func write(_ start: UnsafeRawPointer, to encoder: any Encoder) throws {
        try Stack.withRoom {
            var container = encoder.container(keyedBy: AnyKey.self)
            for (key, value) in constants { try value.write(to: &container, forKey: key) }
            for member in members {
                try member.coder.write(start + member.offset, to: &container, forKey: member.key)
            }
            try additional?.write(start, to: &container)
        }
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        Stack.withRoom {
            for member in members where !member.coder.areEqual(first + member.offset, second + member.offset) {
                return false
            }
            return additional?.areEqual(first, second) ?? true
        }
    }

    func hash(_ start: UnsafeRawPointer, into hasher: inout Hasher) {
        Stack.withRoom {
            for member in members { member.coder.hash(start + member.offset, into: &hasher) }
            additional?.hash(start, into: &hasher)
        }
    }

    /// Copies all properties into memory that has none.
    func copy(_ start: UnsafeRawPointer, to copy: UnsafeMutableRawPointer) {
        for member in members { member.coder.copy(start + member.offset, to: copy + member.offset) }
        additional?.copy(start, to: copy)
    }

    /// Destroys all properties.
    func destroy(_ start: UnsafeMutableRawPointer) {
        for member in members { member.coder.destroy(start + member.offset) }
        additional?.destroy(start)
    }

    func children(of start: UnsafeRawPointer) -> [Mirror.Child] {
        members.map { ($0.key.stringValue, $0.coder.value(start + $0.offset)) }
            + (additional.map { [("additionalProperties", $0.value(start))] } ?? [])
    }
}

/// One property of an object.
private nonisolated struct ObjectMember: Sendable {
    let key: AnyKey
    let coder: any MemberCoder
    let offset: Int
}

/// The layout of a struct: Swift places stored properties in the order of their declaration, each at the next offset
/// that its alignment allows.
private nonisolated struct StructLayout {
    var size = 0
    var alignment = 1

    /// The offset of the next property.
    mutating func append(_ bytes: Int, _ alignment: Int) -> Int {
        let offset = (size + alignment - 1) & -alignment
        size = offset + bytes
        self.alignment = max(self.alignment, alignment)
        return offset
    }
}
