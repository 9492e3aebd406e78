import APIModel
import SwiftAST

/// A struct with a member for each property.
struct ObjectDeclaration {
    let object: ObjectModel
    let spelling: TypeSpelling

    init(name: String, object: ObjectModel, spelling: TypeSpelling) {
        self.object = object
        self.spelling = spelling.inside(name, declaring: object.nested.map(\.name))
    }

    func declaration(_ name: Identifier, _ documentation: DocComment?) -> Declaration {
        let coding = ObjectCoding(object: object, spelling: spelling)
        return .struct(
            name, inherits: ["Codable", "Hashable", "Sendable"], documentation: documentation,
            members: object.properties.flatMap(members) + additional + [.initializer(memberwise)]
                + object.nested.map { SchemaSection.declaration(of: $0, spelling) } + coding.members)
    }

    private func members(for property: APIModel.Property) -> [Declaration] {
        let type = memberType(property)
        let box = property.box
        let content: SwiftAST.Property.Content =
            property.isBoxed
            ? .accessors(
                get: [.expression(.member(.name(box), "value"))],
                set: [.assign(.name(box), .call("Boxed", [Argument(.name("newValue"))]))])
            : .stored()
        let member = Declaration.property(
            SwiftAST.Property(
                .var, Identifier(property.name), type, content,
                documentation: DocComment(
                    [property.documentation], wireName: property.key, of: property.name,
                    isDeprecated: property.isDeprecated),
                modifiers: [.public]))
        guard property.isBoxed else { return [member] }
        return [
            member, .property(SwiftAST.Property(.var, box, .generic("Boxed", type), modifiers: [.private])),
        ]
    }

    private func memberType(_ property: APIModel.Property) -> TypeExpression {
        property.isPatch
            ? .generic("Patch", spelling.type(property.type.unwrapped)) : spelling.type(property.type)
    }

    private func initialValue(_ property: APIModel.Property) -> Expression? {
        if property.isPatch { return .implicitMember("absent") }
        return property.defaultValue?.expression ?? (property.type.isOptional ? .null : nil)
    }

    private var additional: [Declaration] {
        guard let additional = object.additional else { return [] }
        return [
            .property(
                SwiftAST.Property(
                    .var, Identifier(additional.name), .dictionary(key: .string, value: spelling.type(additional.type)),
                    documentation: DocComment("Members that the document does not list."), modifiers: [.public]))
        ]
    }

    private var memberwise: Initializer {
        Initializer(
            object.properties.map { property in
                SwiftAST.Parameter(
                    Identifier(property.name), memberType(property), default: initialValue(property))
            }
                + (object.additional.map {
                    [
                        SwiftAST.Parameter(
                            Identifier($0.name), .dictionary(key: .string, value: spelling.type($0.type)),
                            default: .dictionary([]))
                    ]
                } ?? []), modifiers: [.public],
            body: object.properties.map { $0.storing(.name(Identifier($0.name))) }
                + (object.additional.map {
                    [.assign(.ownMember(Identifier($0.name)), .name(Identifier($0.name)))]
                } ?? []))
    }
}

extension APIModel.Property {
    /// The name of the member that stores a boxed value; no name from a document ends so.
    fileprivate var box: Identifier { Identifier(name + "_box") }

    /// The statement of an initialiser that gives the member its value.
    func storing(_ value: Expression) -> Statement {
        isBoxed
            ? .assign(.ownMember(box), .call("Boxed", [Argument(value)]))
            : .assign(.ownMember(Identifier(name)), value)
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
