import Foundation

/// The members of a model as names and values, for queries and forms.
///
/// - A nested member is named `outer[inner]`; an array of plain values repeats its name; an element that is itself an
///   object or an array is told apart by its index, `lines[0][sku]`. What is nil is left out, in arrays too.
/// - Key, date, data and non-conforming float strategies and `userInfo` of the encoder apply, as they do in JSON.
/// - The order is that in which the model encodes its members: the order of declaration, for synthesised conformances.
///   Dictionaries are sorted by key, sets by text.
/// - Numbers are exact: integers in full, floating-point numbers as ``RequestValue`` writes them.
nonisolated enum FlatModel {
    /// - Throws: ``RequestError/modelIsNoObject`` for a model without named members; what the model or the encoder's own
    ///   closures throw.
    static func items<Model: Encodable>(of model: Model, encoder: JSONEncoder) throws -> [URLQueryItem] {
        let settings = FlatSettings(encoder: encoder)
        let tree = try settings.tree(of: model, codingPath: [])
        guard case .object(let members) = tree else { throw RequestError.modelIsNoObject }
        return members.flatMap { items(of: $0.tree, name: $0.name) }
    }

    /// The items of one member.
    static func items(of tree: FlatTree, name: String) -> [URLQueryItem] {
        var items: [URLQueryItem] = []
        append(tree, name: name, to: &items)
        return items
    }

    /// Hands over each value with its name in brackets, as servers read nested parameters: `outer[inner]`, `list[]` for an
    /// element that is a single value, `list[0][inner]` for one that is not.
    static func appendDeep(_ tree: FlatTree, name: String, _ append: (String, String) throws -> Void) rethrows {
        switch tree {
        case .null: break
        case .value(let text): try append(name, text)
        case .object(let members):
            for member in members { try appendDeep(member.tree, name: "\(name)[\(member.name)]", append) }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                try appendDeep(element, name: element.isContainer ? "\(name)[\(index)]" : "\(name)[]", append)
            }
        }
    }

    static func append(_ tree: FlatTree, name: String, to items: inout [URLQueryItem]) {
        switch tree {
        case .null: break
        case .value(let text): items.append(URLQueryItem(name: name, value: text))
        case .object(let members):
            for member in members {
                append(member.tree, name: "\(name)[\(member.name)]", to: &items)
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                append(element, name: element.isContainer ? "\(name)[\(index)]" : name, to: &items)
            }
        }
    }
}
