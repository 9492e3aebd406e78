/// A struct for a JSON object with known keys, generated from a schema.
///
/// The struct lists the key and the type of each property in ``members``. Decoding, encoding, comparing and hashing are
/// written once, here, and follow that list:
///
///     public nonisolated struct Pet: ObjectModel {
///         public var id: Int
///         public var name: String?
///
///         public static let members: ObjectMembers = ["id": Int.self, "name": String?.self]
///     }
///
/// A property whose type is optional may be missing or null when it is read, and is left out when it is nil.
public nonisolated protocol ObjectModel: Codable, Hashable, Sendable {
    /// The stored properties, in the order of their declaration.
    @_spi(Generated) static var members: ObjectMembers { get }
}

nonisolated extension ObjectModel {
    /// Reads an object.
    ///
    /// - Throws: `DecodingError` for a property that is missing or that has another type.
    @_spi(Generated) public init(from decoder: any Decoder) throws {
        let members = Self.members
        precondition(members.size == MemoryLayout<Self>.size, "\(Self.self).members lists other properties than it has")
        self = try withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { memory in
            let place = memory.baseAddress!
            try members.read(from: decoder, into: UnsafeMutableRawPointer(place))
            return place.move()
        }
    }

    /// Writes an object.
    @_spi(Generated) public func encode(to encoder: any Encoder) throws {
        try withUnsafePointer(to: self) { try Self.members.write(UnsafeRawPointer($0), to: encoder) }
    }

    /// Whether all properties are equal.
    @_spi(Generated) public static func == (first: Self, second: Self) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                members.areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
            }
        }
    }

    /// Hashes all properties.
    @_spi(Generated) public func hash(into hasher: inout Hasher) {
        withUnsafePointer(to: self) { Self.members.hash(UnsafeRawPointer($0), into: &hasher) }
    }

    /// The hash of all properties.
    @_spi(Generated) public var hashValue: Int { Hasher.hash(of: self) }
}
