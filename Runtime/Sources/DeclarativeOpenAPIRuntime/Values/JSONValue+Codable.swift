import Foundation

nonisolated extension JSONValue: Codable {
    /// Reads a value of any JSON type.
    @_spi(Conformance) public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The commonest first: each attempt that fails makes an error, which costs more than the value.
        if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if container.decodeNil() {
            self = .null
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
            // As a dictionary, whose keys no strategy of the decoder renames.
            self = .object(try container.decode([String: JSONValue].self))
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .array(try container.decode([JSONValue].self))
        } else {
            self = try Self.number(in: container)
        }
    }

    private static func number(in container: any SingleValueDecodingContainer) throws -> JSONValue {
        let number = try container.decode(Double.self)
        guard let decimal = try? container.decode(Decimal.self) else { return .number(number) }
        return Decimal(string: number.description) == decimal ? .number(number) : .decimal(decimal)
    }

    /// Writes the value as its own JSON type.
    @_spi(Conformance) public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .decimal(let decimal): try container.encode(decimal)
        case .string(let string): try container.encode(string)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}

nonisolated extension KeyedDecodingContainer {
    /// Reads a property that may be any JSON or be missing: null is a value of it, and stays one.
    public func decodeIfPresent(_ type: JSONValue.Type, forKey key: Key) throws -> JSONValue? {
        // Not `nil`, which is a `JSONValue` too.
        guard contains(key) else { return Optional.none }
        return try decode(JSONValue.self, forKey: key)
    }
}
