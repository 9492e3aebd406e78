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
        var items: [URLQueryItem] = []
        for member in members {
            append(member.tree, name: member.name, to: &items)
        }
        return items
    }

    private static func append(_ tree: FlatTree, name: String, to items: inout [URLQueryItem]) {
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
