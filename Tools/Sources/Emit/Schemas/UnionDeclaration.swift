import APIModel
import SwiftAST

enum UnionDeclaration {
    static func declaration(
        _ name: Identifier, _ union: UnionModel, _ documentation: DocComment?, _ spelling: TypeSpelling
    ) -> Declaration {
        .typeAlias(TypeAlias(name, "JSONValue", documentation: documentation, modifiers: [.public]))
    }
}
