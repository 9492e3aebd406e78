import APIModel
import SwiftAST

/// The list of a struct's members, by which the runtime reads, writes, compares and hashes it: the key and the coded type
/// of each.
struct ObjectMembers {
    static let name: Identifier = "members"

    let object: ObjectModel
    let spelling: TypeSpelling

    var declaration: Declaration {
        .property(
            SwiftAST.Property(
                .let, Self.name, isPlain ? "ObjectMembers" : nil,
                .stored(isPlain ? list : .call("ObjectMembers", [Argument(list)] + others)),
                attributes: [.spi("Generated")], modifiers: [.public, .static]))
    }

    /// Whether the keys and types say all.
    private var isPlain: Bool { others.isEmpty }

    private var stored: [APIModel.Property] { object.properties.filter { $0.constant == nil } }

    private var list: Expression {
        .dictionary(stored.map { (.string($0.key), .metatype(type(of: $0))) })
    }

    private func type(of property: APIModel.Property) -> TypeExpression {
        property.isPatch
            ? .generic("Patch", spelling.coding.type(property.type.unwrapped)) : spelling.coding.type(property.type)
    }

    private var others: [Argument] {
        let nulls = stored.filter { $0.isRequired && $0.isNullable && !$0.isPatch && $0.type.isOptional }
        let constants = object.properties.compactMap { property in
            property.constant.map { (key: Expression.string(property.key), value: $0.expression) }
        }
        var others: [Argument] = []
        if !nulls.isEmpty { others.append(Argument("writtenAsNull", .array(nulls.map { .string($0.key) }))) }
        if !constants.isEmpty { others.append(Argument("constants", .dictionary(constants))) }
        if let additional = object.additional {
            others.append(Argument("additional", .metatype(spelling.coding.type(additional.type))))
        }
        return others
    }
}
