package indirect enum Statement: Sendable {
    case expression(Expression)
    case `return`(Expression?)
    case `throw`(Expression)
    /// `let name: Type = value`
    case `let`(Identifier, type: TypeExpression? = nil, Expression?)
    /// `var name: Type = value`
    case `var`(Identifier, type: TypeExpression? = nil, Expression?)
    case assign(Expression, Expression)
    case `if`([Condition], then: [Statement], otherwise: [Statement] = [])
    case `guard`([Condition], otherwise: [Statement])
    case forIn(Identifier, Expression, [Statement])
    case `switch`(Expression, [SwitchCase])
    /// `do { … } catch { … }`
    case doCatch([Statement], catch: [Statement])
    /// A line comment of its own.
    case comment(String)
    case `break`
    case `fallthrough`
    /// A type or function inside a body.
    case declaration(Declaration)
    /// An empty line between two groups of statements.
    case blankLine
}

/// A condition of an `if` or a `guard`.
package enum Condition: Sendable {
    case expression(Expression)
    /// `let name = value`; `let name` without a value.
    case binding(Identifier, Expression? = nil)
    /// `case pattern = value`
    case matches(Pattern, Expression)
}
