/// An expression. Parentheses are put in by the printer where precedence asks for them.
package indirect enum Expression: Sendable {
    case literal(Literal)
    /// `"pets/\(petId)"`
    case interpolation([StringPiece])
    case array([Expression])
    /// `[:]` when empty.
    case dictionary([(key: Expression, value: Expression)])
    /// A local, a parameter, a function: any name that stands alone.
    case name(Identifier)
    /// A type where a value is made or a static member is reached: `RequestBlock`, `ClientBuilder<Operation>`.
    case type(TypeExpression)
    /// `Pet.self`
    case metatype(TypeExpression)
    /// `self`
    case current
    /// `$0`
    case closureArgument(Int)
    /// `base.name`, or `.name` without a base.
    case member(Expression?, Identifier)
    /// `base.init`, or `.init` without a base; to be called.
    case initializer(Expression?)
    case call(Call)
    case `subscript`(Expression, [Argument])
    case closure(Closure)
    case tuple([Argument])
    /// `base?`, to be followed by a member: `kind?.rawValue`.
    case optionalChain(Expression)
    /// `base!`
    case forceUnwrap(Expression)
    case `try`(Expression)
    /// `try?`
    case tryOptional(Expression)
    case await(Expression)
    /// `\.httpBody`, `\Root.a.b`
    case keyPath(root: TypeExpression? = nil, [Identifier])
    case binary(Expression, Operator, Expression)
    /// `!value`
    case not(Expression)
    /// `condition ? then : otherwise`
    case ternary(Expression, then: Expression, otherwise: Expression)
    /// `value as T`
    case cast(Expression, TypeExpression)
    /// `&name`
    case inOut(Expression)

    package enum Operator: String, Sendable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case coalesce = "??"
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case and = "&&"
        case or = "||"
        case closedRange = "..."
        case halfOpenRange = "..<"
    }
}

/// A piece of an interpolated string.
package enum StringPiece: Sendable {
    case text(String)
    case value(Expression)
    /// With the arguments that an interpolation of its own takes: `\\(colors, style: .label)`.
    case call([Argument])
}
