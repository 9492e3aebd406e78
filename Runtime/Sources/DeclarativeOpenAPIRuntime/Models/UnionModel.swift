/// An enum with a case for each type that a value may have (`oneOf`, `anyOf`), generated from a schema.
///
/// The enum tells the case and its value by ``branch``. Encoding, comparing and hashing are written once, here:
///
///     public nonisolated enum Animal: UnionModel {
///         case cat(Cat)
///         case dog(Dog)
///
///         public init(from decoder: any Decoder) throws {
///             switch JSONShape(decoder).tag("kind") {
///             case "cat": self = .cat(try decoder.branch(Cat.self))
///             …
///         }
///
///         public var branch: UnionBranch {
///             switch self {
///             case .cat(let value): return UnionBranch(0, value)
///             case .dog(let value): return UnionBranch(1, value)
///             }
///         }
///     }
public nonisolated protocol UnionModel: Codable, Hashable, Sendable {
    /// The case and its value.
    @_spi(Generated) var branch: UnionBranch { get }
}

/// A case of a union and its value.
@_spi(Generated) public nonisolated struct UnionBranch: Hashable {
    private let index: Int
    private let value: any Encodable & Hashable

    /// A case with its value.
    ///
    /// - Parameters:
    ///   - index: The number of the case.
    ///   - value: The value in its coded form.
    public init(_ index: Int, _ value: some Encodable & Hashable) {
        self.index = index
        self.value = value
    }

    fileprivate func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }

    /// Whether cases and values are equal.
    public static func == (first: UnionBranch, second: UnionBranch) -> Bool {
        first.index == second.index && first.value.isEqual(to: second.value)
    }

    /// Hashes the number of the case and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        value.hash(into: &hasher)
    }
}

@_spi(Generated) nonisolated extension Decoder {
    /// Reads the value of a case.
    ///
    /// - Throws: What the initialiser of the type throws.
    public func branch<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try Stack.withRoom { try Value(from: self) }
    }
}

nonisolated extension UnionModel {
    /// Writes the value of the case.
    @_spi(Generated) public func encode(to encoder: any Encoder) throws {
        try Stack.withRoom { try branch.encode(to: encoder) }
    }

    /// Whether cases and values are equal.
    @_spi(Generated) public static func == (first: Self, second: Self) -> Bool {
        Stack.withRoom { first.branch == second.branch }
    }

    /// Hashes the case and the value.
    @_spi(Generated) public func hash(into hasher: inout Hasher) {
        Stack.withRoom { branch.hash(into: &hasher) }
    }

    /// The hash of the case and the value.
    @_spi(Generated) public var hashValue: Int { Hasher.hash(of: self) }
}

nonisolated extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool {
        (other as? Self) == self
    }
}
