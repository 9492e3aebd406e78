import APIModel
import SwiftAST

/// The types of the schemas.
enum SchemaSection {
    static func members(of api: API) -> [Declaration] {
        let spelling = TypeSpelling(namespace: api.namespace)
        return api.models.map { declaration(of: $0, spelling) }
    }

    static func declaration(of model: Model, _ spelling: TypeSpelling) -> Declaration {
        let name = Identifier(model.name)
        let documentation = DocComment([model.documentation], isDeprecated: model.isDeprecated)
        switch model.kind {
        case .object(let object):
            return ObjectDeclaration(name: model.name, object: object, spelling: spelling).declaration(
                name, documentation)
        case .enumeration(let enumeration):
            return EnumerationDeclaration.declaration(name, enumeration, documentation)
        case .union(let union):
            return UnionDeclaration(name: model.name, union: union, spelling: spelling).declaration(name, documentation)
        case .alias(let type):
            return .typeAlias(
                TypeAlias(name, spelling.type(type), documentation: documentation, modifiers: [.public]))
        }
    }
}
