import APIModel
import Normalise
import OpenAPIDocument

/// The facts about the inline schema of a declared type that decide with which types it is joined.
struct DeclaredSchema {
    /// The schema's title, which names the type if several places share it.
    let title: String?
    /// Whether only the app sends values.
    let isSent: Bool
    /// Whether the type is declared where the document writes its schema, not where `allOf` merges it.
    let isWrittenHere: Bool
}

extension SchemaResolver {
    func declaredSchema(_ schema: NormalSchema, at use: SchemaUse, in scope: TypeScope) -> DeclaredSchema {
        let isWrittenHere: Bool
        if let owner = index.owner(of: schema), let name = scope.path.first {
            isWrittenHere = name == input.typeNames[owner] || name == input.sentTypeNames[owner]
        } else {
            isWrittenHere = true
        }
        return DeclaredSchema(
            title: schema.form.title, isSent: use.direction == .sent, isWrittenHere: isWrittenHere)
    }

    /// The use of a schema where the document writes it: a schema that `allOf` merges elsewhere has the directions of
    /// the component that it is written in, so that its type is the same in both places.
    func useWhereWritten(_ schema: NormalSchema, at use: SchemaUse) -> SchemaUse {
        guard let owner = index.owner(of: schema), !input.directions.split.contains(owner),
            input.directions.direction(of: owner) != .unknown
        else { return use }
        return use.directed(input.directions.direction(of: owner), isPatching: input.directions.isPatching(owner))
    }
}
