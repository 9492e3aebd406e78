import Foundation

/// A value of a parameter: what a style writes.
nonisolated enum StyledValue {
    case text(String)
    /// Elements that are not null.
    case list([String])
    /// Members that are not null, in order.
    case object([(name: String, text: String)])

    /// The value that a model encodes; nil for null.
    ///
    /// - Throws: ``RequestError/nestedValue(_:)`` for a list or an object in another, which only `deepObject` and an exploded
    ///   form have a spelling for; what the model or the encoder's closures throw.
    init?<Value: Encodable>(_ value: Value, named name: String, encoder: JSONEncoder) throws {
        try self.init(FlatSettings(encoder: encoder).tree(of: value, codingPath: []), named: name)
    }

    init?(_ tree: FlatTree, named name: String) throws {
        switch tree {
        case .null: return nil
        case .value(let text): self = .text(text)
        case .array(let elements): self = .list(try elements.compactMap { try $0.text(in: name) })
        case .object(let members):
            self = .object(
                try members.compactMap { member in
                    try member.tree.text(in: name).map { (name: member.name, text: $0) }
                })
        }
    }

    /// Whether there is nothing to write: a list or an object without elements (RFC 6570 section 3.2.1 calls it undefined).
    var isEmpty: Bool {
        switch self {
        case .text: false
        case .list(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    /// The pieces of a text; in an exploded object, `pair` joins each name with its text.
    func pieces(explode: Bool, pair: String, _ encode: (String) -> String) -> [String] {
        switch self {
        case .text(let text): [encode(text)]
        case .list(let elements): elements.map(encode)
        case .object(let members) where explode: members.map { encode($0.name) + pair + encode($0.text) }
        case .object(let members): members.flatMap { [encode($0.name), encode($0.text)] }
        }
    }
}

nonisolated extension FlatTree {
    /// The text of a single value; nil for null.
    fileprivate func text(in name: String) throws -> String? {
        switch self {
        case .null: nil
        case .value(let text): text
        case .array, .object: throw RequestError.nestedValue(name)
        }
    }
}
