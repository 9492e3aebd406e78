import Foundation

nonisolated extension FlatModel {
    /// The members as fields of a form, each in its style.
    ///
    /// - Throws: As ``items(of:encoder:)``.
    static func fields<Model: Encodable>(
        of model: Model, encoder: JSONEncoder, members: [String: FormMember]
    ) throws -> [FormField] {
        let json = Set(members.filter { $0.value == .json }.keys)
        let tree = try FlatSettings(encoder: encoder, jsonMembers: json).tree(of: model, codingPath: [])
        guard case .object(let written) = tree else { throw RequestError.modelIsNoObject }
        return written.flatMap { member -> [FormField] in
            switch (members[member.name], member.tree) {
            case (.joined(let separator), .array(let elements)):
                return [FormField(name: member.name, joined: elements.compactMap(\.text), separator: separator)]
            case (.joined(let separator), .object(let inner)):
                let texts = inner.flatMap { item in item.tree.text.map { [item.name, $0] } ?? [] }
                return [FormField(name: member.name, joined: texts, separator: separator)]
            case (.spread, .object(let inner)):
                return inner.flatMap { fields($0.tree, name: $0.name) }
            case (.deep, let tree):
                var fields: [FormField] = []
                appendDeep(tree, name: member.name) { fields.append(FormField(URLQueryItem(name: $0, value: $1))) }
                return fields
            default:
                return fields(member.tree, name: member.name)
            }
        }
    }

    private static func fields(_ tree: FlatTree, name: String) -> [FormField] {
        var items: [URLQueryItem] = []
        append(tree, name: name, to: &items)
        return items.map { FormField($0) }
    }
}
