/// A member of an object that has one value only: it is checked when it is read, and always written.
@_spi(Generated) public nonisolated enum ConstantMember: Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)

    func check(in container: KeyedDecodingContainer<AnyKey>, forKey key: AnyKey) throws {
        switch self {
        case .string(let value): try check(container.decode(String.self, forKey: key), value, container, key)
        case .integer(let value): try check(container.decode(Int.self, forKey: key), value, container, key)
        case .number(let value): try check(container.decode(Double.self, forKey: key), value, container, key)
        case .boolean(let value): try check(container.decode(Bool.self, forKey: key), value, container, key)
        }
    }

    private func check<Value: Equatable>(
        _ found: Value, _ expected: Value, _ container: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
    ) throws {
        guard found == expected else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container,
                debugDescription: "Expected \(String(reflecting: expected)), found \(String(reflecting: found)).")
        }
    }

    func write(to container: inout KeyedEncodingContainer<AnyKey>, forKey key: AnyKey) throws {
        switch self {
        case .string(let value): try container.encode(value, forKey: key)
        case .integer(let value): try container.encode(value, forKey: key)
        case .number(let value): try container.encode(value, forKey: key)
        case .boolean(let value): try container.encode(value, forKey: key)
        }
    }
}

nonisolated extension ConstantMember: ExpressibleByStringLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
}

nonisolated extension ConstantMember: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
}

nonisolated extension ConstantMember: ExpressibleByFloatLiteral {
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
}

nonisolated extension ConstantMember: ExpressibleByBooleanLiteral {
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
