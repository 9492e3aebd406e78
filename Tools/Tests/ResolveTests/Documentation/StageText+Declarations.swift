import SwiftAST

extension StageText {
    /// A declaration as a tree: the kind of each node, and expressions and types as source.
    ///
    /// - Parameter showsBodies: Whether the statements of its functions are shown, not only counted.
    mutating func add(_ declaration: Declaration, showsBodies: Bool = true) {
        switch declaration {
        case .type(let type):
            line("TypeDeclaration \(type.kind) \(type.name.source): \(list(type.inherits.map(\.source)))")
            below { text in
                for member in type.members {
                    let isType = if case .type = member { true } else { false }
                    text.add(member, showsBodies: showsBodies && !isType)
                }
            }
        case .enumCase(let item):
            line("EnumCase \(item.name.text)(\(list(item.associatedValues.map(\.type.source))))")
        case .property(let property):
            line("Property \(property.name.text): \(property.type?.source ?? "inferred")")
        case .function(let function):
            line("Function \(function.name.text)(\(list(function.parameters.map(Self.text))))")
            below { $0.addBody(function.body, isShown: showsBodies) }
        case .initializer(let initializer):
            line("Initializer(\(list(initializer.parameters.map(Self.text))))")
            below { $0.addBody(initializer.body, isShown: showsBodies) }
        case .typeAlias(let alias): line("TypeAlias \(alias.name.text) = \(alias.type.source)")
        case .mark(let title): line("mark \(title)")
        case .comment(let comment): line("comment \(comment)")
        }
    }

    private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    private static func text(of parameter: Parameter) -> String {
        "\(parameter.label.map { "\($0.text) " } ?? "")\(parameter.name.text): \(parameter.type.source)"
    }

    private mutating func addBody(_ statements: [Statement], isShown: Bool) {
        guard isShown else { return line("\(statements.count) statements") }
        for statement in statements { add(statement) }
    }

    private mutating func add(_ statement: Statement) {
        switch statement {
        case .let(let name, _, let value): line("let \(name.text) = \(value?.source ?? "")")
        case .assign(let target, let value): line("assign \(target.source): \(value.source)")
        case .if(let conditions, let then, let otherwise):
            line("if \(list(conditions.map(Self.text)))")
            below { text in for statement in then { text.add(statement) } }
            line("otherwise")
            below { text in for statement in otherwise { text.add(statement) } }
        case .switch(let subject, let cases):
            line("switch \(subject.source)")
            below { text in for item in cases { text.add(item) } }
        case .expression(let expression): line("expression \(expression.source)")
        default: line(statement.source())
        }
    }

    private mutating func add(_ item: SwitchCase) {
        line("case \(list(item.patterns.map(Self.text)))")
        below { text in for statement in item.body { text.add(statement) } }
    }

    private static func text(of pattern: Pattern) -> String {
        switch pattern {
        case .enumCase(let name, let elements):
            ".\(name.text)(\(elements.map { text(of: $0.pattern) }.joined(separator: ", ")))"
        case .binding(let name): "let \(name.text)"
        case .wildcard: "_"
        case .expression(let expression): expression.source
        case .tuple(let elements): "(\(elements.map { text(of: $0.pattern) }.joined(separator: ", ")))"
        }
    }

    private static func text(of condition: Condition) -> String {
        switch condition {
        case .expression(let expression): expression.source
        case .binding(let name, let value): "let \(name.text) = \(value?.source ?? name.text)"
        case .matches(let pattern, let value): "case \(text(of: pattern)) = \(value.source)"
        }
    }
}
