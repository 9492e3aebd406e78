import APIModel
import SwiftAST

/// A struct with a member for each property. Those of a large object are accessors of its storage.
struct ObjectDeclaration {
    let object: ObjectModel
    let spelling: TypeSpelling

    /// The name of the only stored member of a large object; no name from a document contains an underscore.
    private static let storage: Identifier = "_storage"

    init(name: String, object: ObjectModel, spelling: TypeSpelling) {
        self.object = object
        self.spelling = spelling.inside(name, declaring: object.nested.map(\.name))
    }

    func declaration(_ name: Identifier, _ documentation: DocComment?) -> Declaration {
        .struct(
            name, inherits: [object.isLarge ? "LargeObjectModel" : "ObjectModel"], documentation: documentation,
            members: properties + [.initializer(memberwise)] + storage
                + object.nested.map { SchemaSection.declaration(of: $0, spelling) }
                + [ObjectMembers(object: object, spelling: spelling).declaration])
    }

    /// The members with a value of their own, in the order of `members`.
    private var stored: [StoredMember] {
        object.properties.filter { $0.constant == nil }.map { property in
            StoredMember(
                name: Identifier(property.name), type: memberType(property), initial: initialValue(property),
                documentation: property.comment)
        }
            + (object.additional.map { additional in
                [
                    StoredMember(
                        name: Identifier(additional.name),
                        type: .dictionary(key: .string, value: spelling.type(additional.type)),
                        initial: .dictionary([]),
                        documentation: DocComment("Members that the document does not list."))
                ]
            } ?? [])
    }

    private var properties: [Declaration] {
        let stored = stored
        var index = 0
        func nextStored() -> Declaration {
            defer { index += 1 }
            return declaration(of: stored[index], at: index)
        }
        // In the document's order, constants among the others; the additional members come last.
        var declarations = object.properties.map { property in
            property.constant.map { declaration(of: property, always: $0) } ?? nextStored()
        }
        if object.additional != nil { declarations.append(nextStored()) }
        return declarations
    }

    private func declaration(of property: APIModel.Property, always value: DefaultValue) -> Declaration {
        .property(
            SwiftAST.Property(
                .var, Identifier(property.name), spelling.type(property.type),
                .computed([.expression(value.expression)]), documentation: property.comment, modifiers: [.public]))
    }

    private func declaration(of member: StoredMember, at index: Int) -> Declaration {
        let place = Expression.subscript(.name(Self.storage), [Argument(.integer(index))])
        return .property(
            SwiftAST.Property(
                .var, member.name, member.type, object.isLarge ? .accessors(get: place, modify: place) : .stored(),
                documentation: member.documentation, modifiers: [.public]))
    }

    private var storage: [Declaration] {
        guard object.isLarge else { return [] }
        return [.property(SwiftAST.Property(.var, Self.storage, "ObjectStorage", modifiers: [.private]))]
    }

    private var memberwise: Initializer {
        Initializer(
            stored.map { SwiftAST.Parameter($0.name, $0.type, default: $0.initial) },
            modifiers: [.public],
            body: object.isLarge ? [storing] : stored.map { .assign(.ownMember($0.name), .name($0.name)) })
    }

    /// `_storage = ObjectStorage(Self.members, id, name)`
    private var storing: Statement {
        let members = Argument(Expression.type(.current).dot(ObjectMembers.name))
        return .assign(
            .name(Self.storage), .call("ObjectStorage", [members] + stored.map { Argument(.name($0.name)) }))
    }

    private func memberType(_ property: APIModel.Property) -> TypeExpression {
        property.isPatch
            ? .generic("Patch", spelling.type(property.type.unwrapped)) : spelling.type(property.type)
    }

    private func initialValue(_ property: APIModel.Property) -> Expression? {
        if property.isPatch { return .implicitMember("absent") }
        return property.defaultValue?.expression ?? (property.type.isOptional ? .null : nil)
    }
}

/// A member of a struct that has a value of its own.
private struct StoredMember {
    let name: Identifier
    let type: TypeExpression
    /// The default argument of the initialiser.
    let initial: Expression?
    let documentation: DocComment?
}

extension APIModel.Property {
    fileprivate var comment: DocComment? {
        DocComment([documentation], wireName: key, of: name, isDeprecated: isDeprecated)
    }
}

extension DefaultValue {
    var expression: Expression {
        switch self {
        case .string(let text): .string(text)
        case .integer(let value): .integer(value)
        case .number(let value): .double(value)
        case .boolean(let value): .boolean(value)
        case .enumCase(let name): .implicitMember(Identifier(name))
        case .array(let elements): .array(elements.map(\.expression))
        }
    }
}
