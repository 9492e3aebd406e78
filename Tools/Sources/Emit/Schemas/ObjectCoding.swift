import APIModel
import SwiftAST

/// The members for the coding of a struct: keys that differ from the members' names, and the whole coding if a member
/// needs another coding than its type's.
struct ObjectCoding {
    let object: ObjectModel
    let spelling: TypeSpelling

    var members: [Declaration] {
        let isWrittenOut =
            object.additional != nil
            || object.properties.contains { $0.isWrittenAsNull || $0.type.hasOwnCoding || $0.isBoxed }
        if isWrittenOut { return [codingKeys, .initializer(decoding), .function(encoding)] }
        return object.properties.contains { $0.key != $0.name } ? [codingKeys] : []
    }

    private var codingKeys: Declaration {
        .enum(
            "CodingKeys", inherits: [.string, "CodingKey"] + (object.additional == nil ? [] : ["CaseIterable"]),
            modifiers: [.private, .nonisolated],
            members: object.properties.map {
                .enumCase(EnumCase(Identifier($0.name), rawValue: $0.key == $0.name ? nil : .string($0.key)))
            })
    }

    private var decoding: Initializer {
        var body: [Statement] = [
            .let(
                "container",
                .try(Expression.name("decoder").dot("container", [Argument("keyedBy", .metatype("CodingKeys"))])))
        ]
        body += object.properties.map { property in
            property.storing(PropertyCoding(property: property, spelling: spelling).decoding)
        }
        if let additional = object.additional {
            body.append(
                .assign(
                    .ownMember(Identifier(additional.name)),
                    .try(
                        TypeReference.dictionary(additional.type).unwrapping(
                            Expression.name("decoder").dot(
                                "additionalProperties",
                                [
                                    Argument("besides", .metatype("CodingKeys")),
                                    Argument("as", .metatype(spelling.coding.type(additional.type))),
                                ])))))
        }
        return Initializer(
            [Parameter("decoder", label: "from", .any("Decoder"))], throws: .any, modifiers: [.public], body: body)
    }

    private var encoding: Function {
        var body: [Statement] = [
            .var(
                "container",
                Expression.name("encoder").dot("container", [Argument("keyedBy", .metatype("CodingKeys"))]))
        ]
        body += object.properties.map {
            .expression(PropertyCoding(property: $0, spelling: spelling).encoding)
        }
        if let additional = object.additional {
            body.append(
                .expression(
                    .try(
                        Expression.name("encoder").dot(
                            "encodeAdditionalProperties",
                            [
                                Argument(
                                    TypeReference.dictionary(additional.type).wrapping(
                                        .ownMember(Identifier(additional.name)))),
                                Argument("besides", .metatype("CodingKeys")),
                            ]))))
        }
        return Function(
            "encode", [Parameter("encoder", label: "to", .any("Encoder"))], throws: .any, modifiers: [.public],
            body: body)
    }
}

extension APIModel.Property {
    /// Whether nil is written as null instead of left out.
    var isWrittenAsNull: Bool { isRequired && isNullable }
}
