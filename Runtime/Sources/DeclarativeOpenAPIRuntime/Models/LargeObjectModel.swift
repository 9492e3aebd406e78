/// A struct for a JSON object whose properties would need much memory: it is one reference to them.
///
/// It is a value like any other struct: a copy shares the properties until one of the two is changed. The properties are
/// accessors of its storage, numbered in the order of ``ObjectModel/members``:
///
///     public nonisolated struct Order: LargeObjectModel {
///         public var id: Int { get { _storage[0] } _modify { yield &_storage[0] } }
///         …
///         private var _storage: ObjectStorage
///     }
public nonisolated protocol LargeObjectModel: ObjectModel, CustomReflectable {}

// The struct's only stored property is its `ObjectStorage`, so the two have the same bits.
nonisolated extension LargeObjectModel {
    private var storage: ObjectStorage { unsafeBitCast(self, to: ObjectStorage.self) }

    /// Reads an object.
    ///
    /// - Throws: `DecodingError` for a property that is missing or that has another type.
    @_spi(Generated) public init(from decoder: any Decoder) throws {
        self = unsafeBitCast(try ObjectStorage(Self.members, from: decoder), to: Self.self)
    }

    /// Writes an object.
    @_spi(Generated) public func encode(to encoder: any Encoder) throws {
        try storage.write(to: encoder)
    }

    /// Whether all properties are equal.
    @_spi(Generated) public static func == (first: Self, second: Self) -> Bool {
        first.storage.isEqual(to: second.storage)
    }

    /// Hashes all properties.
    @_spi(Generated) public func hash(into hasher: inout Hasher) {
        storage.hash(into: &hasher)
    }

    /// The properties by their keys in JSON, for debuggers and for printing.
    @_spi(Generated) public var customMirror: Mirror {
        Mirror(self, children: storage.children, displayStyle: .struct)
    }
}
