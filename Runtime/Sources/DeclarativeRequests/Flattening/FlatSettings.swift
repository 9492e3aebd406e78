import Foundation

/// The strategies of a `JSONEncoder` for keys, dates, data and non-finite numbers, applied outside JSON.
nonisolated struct FlatSettings {
    let encoder: JSONEncoder
    /// Members of the model that are written as JSON.
    var jsonMembers: Set<String> = []

    /// A value as JSON; an array as one text for each of its elements.
    func jsonTree<Value: Encodable>(of value: Value) throws -> FlatTree {
        guard let elements = value as? [any Encodable] else { return .value(try json(value)) }
        return .array(try elements.map { .value(try json($0)) })
    }

    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The tree of a value: dates, data, URLs, UUIDs and decimals have a spelling; all others have that of their coding.
    func tree<Value: Encodable>(of value: Value, codingPath: [any CodingKey]) throws -> FlatTree {
        switch value {
        case let date as Date: return try tree(of: date, codingPath: codingPath)
        case let data as Data: return try tree(of: data, codingPath: codingPath)
        case let url as URL: return .value(url.absoluteString)
        case let uuid as UUID: return .value(try uuid.requestText())
        case let decimal as Decimal: return .value(try decimal.requestText())
        default: break
        }
        let dictionary = value as? any DictionaryMark
        let keepsKeys = dictionary?.hasStringKeys == true
        let node = FlatNode()
        try value.encode(
            to: FlatEncoder(settings: self, node: node, codingPath: codingPath, convertsKeys: !keepsKeys))
        let isUnordered = dictionary != nil || value is any SetMark
        return isUnordered ? node.tree.sorted : node.tree
    }

    private func tree(of date: Date, codingPath: [any CodingKey]) throws -> FlatTree {
        switch encoder.dateEncodingStrategy {
        case .custom(let encode):
            let node = FlatNode()
            try encode(date, FlatEncoder(settings: self, node: node, codingPath: codingPath))
            return node.tree
        default:
            return .value(try jsonText(of: date))
        }
    }

    private func tree(of data: Data, codingPath: [any CodingKey]) throws -> FlatTree {
        switch encoder.dataEncodingStrategy {
        case .base64:
            return .value(data.base64EncodedString())
        case .custom(let encode):
            let node = FlatNode()
            try encode(data, FlatEncoder(settings: self, node: node, codingPath: codingPath))
            return node.tree
        default:
            return .array(data.map { .value(String($0)) })
        }
    }

    /// The text of a floating-point number, or what the encoder writes for one that is not finite.
    func text<Number: BinaryFloatingPoint & RequestValue & Encodable>(of number: Number) throws -> String {
        guard !number.isFinite else { return try number.requestText() }
        if case .throw = encoder.nonConformingFloatEncodingStrategy { throw RequestError.nonFiniteNumber }
        return try jsonText(of: number)
    }

    /// The encoder's text of a value that it writes as one string or one number.
    private func jsonText<Value: Encodable>(of value: Value) throws -> String {
        let json = try encoder.encode([value])
        if let text = try? JSONDecoder().decode([String].self, from: json).first { return text }
        let number = String(decoding: json, as: UTF8.self).filter { !$0.isWhitespace && $0 != "[" && $0 != "]" }
        return DecimalText.plain(number)
    }

    /// The name of a member, after the encoder's strategy for keys.
    func name(of key: any CodingKey, codingPath: [any CodingKey]) throws -> String {
        switch encoder.keyEncodingStrategy {
        case .useDefaultKeys: return key.stringValue
        case .custom(let convert): return convert(codingPath + [key]).stringValue
        default:
            let json = try encoder.encode(KeyProbe(key: key.stringValue))
            return try JSONDecoder().decode([String: Bool].self, from: json).keys.first ?? key.stringValue
        }
    }
}

/// An object with one member, to learn what an encoder makes of its name.
private nonisolated struct KeyProbe: Encodable {
    let key: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FlatKey.self)
        try container.encode(true, forKey: FlatKey(stringValue: key))
    }
}

/// Marks a dictionary, whose members are sorted because it has no order. No strategy converts keys that are strings.
private nonisolated protocol DictionaryMark {
    var hasStringKeys: Bool { get }
}

nonisolated extension Dictionary: DictionaryMark {
    fileprivate var hasStringKeys: Bool { Key.self == String.self }
}

/// Marks a set, whose values are sorted because it has no order.
private nonisolated protocol SetMark {}

nonisolated extension Set: SetMark {}
