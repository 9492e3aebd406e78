import APIModel
import SwiftAST

/// What a struct adds to the compiler's own coding: keys that differ from the members' names, and a coding written out
/// where a member needs another than its type's.
struct ObjectCoding {
    let object: ObjectModel
    let spelling: TypeSpelling

    var members: [Declaration] {
        let isWrittenOut = object.properties.contains { $0.isWrittenAsNull || $0.type.isDate }
        if isWrittenOut { return [codingKeys, .initializer(decoding), .function(encoding)] }
        return object.properties.contains { $0.key != $0.name } ? [codingKeys] : []
    }

    private var codingKeys: Declaration {
        .enum(
            "CodingKeys", inherits: [.string, "CodingKey"], modifiers: [.private, .nonisolated],
            members: object.properties.map {
                .enumCase(EnumCase(Identifier($0.name), rawValue: $0.key == $0.name ? nil : .string($0.key)))
            })
    }

    private var decoding: Initializer {
        Initializer(
            [Parameter("decoder", label: "from", .any("Decoder"))], throws: .any, modifiers: [.public],
            body: [
                .let(
                    "container",
                    .try(
                        Expression.name("decoder").dot(
                            "container", [Argument("keyedBy", .metatype("CodingKeys"))])))
            ]
                + object.properties.map { property in
                    .assign(
                        .ownMember(Identifier(property.name)),
                        .try(Expression.name("container").calling(decoding: property, spelling)))
                })
    }

    private var encoding: Function {
        Function(
            "encode", [Parameter("encoder", label: "to", .any("Encoder"))], throws: .any, modifiers: [.public],
            body: [
                .var(
                    "container",
                    Expression.name("encoder").dot("container", [Argument("keyedBy", .metatype("CodingKeys"))]))
            ]
                + object.properties.map { property in
                    let method: Identifier =
                        switch (property.type.isDate, property.type.isOptional && !property.isWrittenAsNull) {
                        case (true, true): "encodeRFC3339IfPresent"
                        case (true, false): "encodeRFC3339"
                        case (false, true): "encodeIfPresent"
                        case (false, false): "encode"
                        }
                    return .expression(
                        .try(
                            Expression.name("container").dot(
                                method,
                                [
                                    Argument(.ownMember(Identifier(property.name))),
                                    Argument("forKey", .implicitMember(Identifier(property.name))),
                                ])))
                })
    }
}

extension Expression {
    fileprivate func calling(decoding property: APIModel.Property, _ spelling: TypeSpelling) -> Expression {
        let key = Argument("forKey", .implicitMember(Identifier(property.name)))
        if property.type.isDate {
            return dot(property.type.isOptional ? "decodeRFC3339IfPresent" : "decodeRFC3339", [key])
        }
        return dot(
            property.type.isOptional ? "decodeIfPresent" : "decode",
            [Argument(.metatype(spelling.type(property.type.unwrapped))), key])
    }
}

extension APIModel.Property {
    /// Whether nil is sent as null, not left out.
    fileprivate var isWrittenAsNull: Bool { isRequired && isNullable }
}

extension TypeReference {
    fileprivate var isDate: Bool { unwrapped == .primitive(.dateTime) }
}
