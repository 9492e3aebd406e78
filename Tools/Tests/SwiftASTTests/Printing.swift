import SwiftAST

/// The source of a single declaration.
func printed(_ declaration: Declaration) -> String {
    SwiftFile(declarations: [declaration]).source
}

/// The source of an expression, as the value of `let x`.
func printed(_ expression: Expression) -> String {
    let source = printed(.property(Property(.let, "x", nil, .stored(expression))))
    return String(source.dropFirst("let x = ".count).dropLast())
}

/// The source of statements, as the body of `var x: Int`.
func printed(_ statements: [Statement]) -> String {
    let source = printed(.property(Property(.var, "x", .int, .computed(statements))))
    return source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
        .map { $0.dropFirst(4) }.joined(separator: "\n")
}

/// The source of a type, as that of `var x`.
func printedType(_ type: TypeExpression) -> String {
    let source = printed(.property(Property(.var, "x", type)))
    return String(source.dropFirst("var x: ".count).dropLast())
}
