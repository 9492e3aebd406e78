/// A type as it is written in source.
package indirect enum TypeExpression: Hashable, Sendable {
    /// `Pet`, `SwaggerPetstore.Pet`, `Set<Int>`: names joined by dots, arguments of the last one in angle brackets.
    case named([Identifier], arguments: [TypeExpression] = [])
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(key: TypeExpression, value: TypeExpression)
    /// A tuple; without elements it is the type of `()`.
    case tuple([TupleElement])
    case function(FunctionType)
    /// `@escaping Transport`; a function type carries its own attributes.
    case attributed([Attribute], TypeExpression)
    /// `some P`
    case some(TypeExpression)
    /// `any P`
    case any(TypeExpression)
    /// `T.Type`
    case metatype(TypeExpression)

    package struct TupleElement: Hashable, Sendable {
        package var label: Identifier?
        package var type: TypeExpression

        package init(_ type: TypeExpression) {
            self.init(nil, type)
        }

        package init(_ label: Identifier?, _ type: TypeExpression) {
            self.label = label
            self.type = type
        }
    }
}

extension TypeExpression: ExpressibleByStringLiteral {
    /// A single name.
    package init(stringLiteral value: String) {
        self = .named([Identifier(value)])
    }

    /// A single name.
    package init(_ name: Identifier) {
        self = .named([name])
    }

    /// `Outer.Inner`
    package static func member(_ path: Identifier...) -> TypeExpression {
        .named(path)
    }

    /// `Name<Argument, …>`
    package static func generic(_ name: Identifier, _ arguments: TypeExpression...) -> TypeExpression {
        .named([name], arguments: arguments)
    }

    /// `Self`
    package static let current = TypeExpression(.currentType)

    package static let bool: TypeExpression = "Bool"
    package static let double: TypeExpression = "Double"
    package static let int: TypeExpression = "Int"
    package static let string: TypeExpression = "String"
    package static let void: TypeExpression = "Void"
}
