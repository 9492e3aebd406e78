/// The properties of an ``ObjectModel``: the key and the type of each, in the order of their declaration.
///
/// Made once for each type, from a dictionary literal. The types are those that are coded: a `Date` is listed as
/// ``RFC3339Date``, for example.
@_spi(Generated) public nonisolated final class ObjectMembers: ExpressibleByDictionaryLiteral, Sendable {
    // An array for each part, so that a loop over one of them copies no more than that part.
    private let keys: [AnyKey]
    private let coders: [any MemberCoder]
    /// The bytes from the start of the object to each property, that with the additional members last.
    let offsets: [Int]
    private let constants: [(key: AnyKey, value: ConstantMember)]
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
        keys = listed.map { AnyKey($0.0) }
        coders = listed.map { MemberCoders.coder(of: $0.1, writesNull: writtenAsNull.contains($0.0)) }
        var offsets = coders.map { layout.append($0.size, $0.alignment) }
        self.additional = additional.map { type in
            offsets.append(layout.append(MemoryLayout<[String: Int]>.size, MemoryLayout<[String: Int]>.alignment))
            return MemberCoders.additional(
                type, besides: Set(listed.map(\.0) + constants.map(\.key)), at: offsets[listed.count])
        }
        self.offsets = offsets
        self.constants = constants.map { (AnyKey($0.key), $0.value) }
        size = layout.size
        alignment = layout.alignment
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
                while read < coders.count {
                    try coders[read].read(from: container, forKey: keys[read], into: start + offsets[read])
                    read += 1
                }
                try additional?.read(from: container, into: start)
            } catch {
                for index in 0..<read { coders[index].destroy(start + offsets[index]) }
                throw error
            }
        }
    }

    /// Writes all properties as one object.
    func write(_ start: UnsafeRawPointer, to encoder: any Encoder) throws {
        try Stack.withRoom {
            var container = encoder.container(keyedBy: AnyKey.self)
            for (key, value) in constants { try value.write(to: &container, forKey: key) }
            for index in coders.indices {
                try coders[index].write(start + offsets[index], to: &container, forKey: keys[index])
            }
            try additional?.write(start, to: &container)
        }
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        Stack.withRoom {
            for index in coders.indices
            where !coders[index].areEqual(first + offsets[index], second + offsets[index]) {
                return false
            }
            return additional?.areEqual(first, second) ?? true
        }
    }

    func hash(_ start: UnsafeRawPointer, into hasher: inout Hasher) {
        Stack.withRoom {
            for index in coders.indices { coders[index].hash(start + offsets[index], into: &hasher) }
            additional?.hash(start, into: &hasher)
        }
    }

    /// Copies all properties into memory that has none.
    func copy(_ start: UnsafeRawPointer, to copy: UnsafeMutableRawPointer) {
        for index in coders.indices { coders[index].copy(start + offsets[index], to: copy + offsets[index]) }
        additional?.copy(start, to: copy)
    }

    /// Destroys all properties.
    func destroy(_ start: UnsafeMutableRawPointer) {
        for index in coders.indices { coders[index].destroy(start + offsets[index]) }
        additional?.destroy(start)
    }

    func children(of start: UnsafeRawPointer) -> [Mirror.Child] {
        coders.indices.map { (keys[$0].stringValue, coders[$0].value(start + offsets[$0])) }
            + (additional.map { [("additionalProperties", $0.value(start))] } ?? [])
    }
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
