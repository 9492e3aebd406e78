import SwiftAST
import Testing

/// Every word of the grammar in every position that generated code has, through the compiler once.
struct ReservedWordTests {
    private let words = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "associativity", "async", "await",
        "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue", "convenience", "copy",
        "default", "defer", "deinit", "didSet", "discard", "distributed", "do", "dynamic", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro",
        "module", "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override",
        "package", "postfix", "precedence", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "right", "self", "sending", "set", "some", "static", "struct", "subscript",
        "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "using", "var",
        "weak", "where", "while", "willSet", "yield",
    ]

    /// Not even backticks make these a case, a property, a type; a name for one of those is never chosen so.
    private let impossibleCases: Set = ["Protocol", "Type"]
    private let impossibleProperties: Set = ["self"]
    private let impossibleTypes: Set = ["Protocol", "Type", "self"]

    @Test func compilesInEveryPosition() throws {
        let names = words.map { Identifier($0) }
        let declarations =
            [
                rawCases(names.filter { !impossibleCases.contains($0.text) }),
                payloadCases(names.filter { !impossibleCases.contains($0.text) }),
                properties(names.filter { !impossibleProperties.contains($0.text) }),
                types(names.filter { !impossibleTypes.contains($0.text) }),
                fields(names.filter { !impossibleProperties.contains($0.text) }),
            ] + names.map(labels)
        let source = SwiftFile(declarations: declarations).source
        let said = try Toolchain.typecheck(source)
        #expect(said == "")
    }

    private func rawCases(_ names: [Identifier]) -> Declaration {
        .enum(
            "Raw", inherits: [.string, "Codable", "Hashable", "Sendable"],
            members: names.map { .enumCase(EnumCase($0, rawValue: .string("raw " + $0.text))) })
    }

    /// A case of each name, matched, made, and passed through a closure.
    private func payloadCases(_ names: [Identifier]) -> Declaration {
        let cases = names.map { SwitchCase([.enumCase($0, binding: [$0])], compact: true, [.return(.name($0))]) }
        let makers = names.map { name in
            Statement.let(
                Identifier("make_" + name.text),
                type: .function(FunctionType(parameters: [.init(name, .int)], result: "Payload")),
                .closure(
                    Closure(
                        parameters: .names([name]),
                        [.expression(Expression.implicitMember(name).calling([.forwarding(name)]))])))
        }
        let uses = names.map { Statement.assign(.name(.wildcard), .name(Identifier("make_" + $0.text))) }
        return .enum(
            "Payload",
            members: names.map { .enumCase(EnumCase($0, [.init($0, .int)])) } + [
                .property(Property(.var, "value", .int, .computed([.switch(.current, cases)]))),
                .function(Function("make", modifiers: [.static], body: makers + uses)),
            ])
    }

    /// A stored property of each name with a memberwise initialiser, and the keys to code them by.
    private func properties(_ names: [Identifier]) -> Declaration {
        .struct(
            "Model", inherits: ["Codable", "Hashable", "Sendable"],
            members: names.map { .property(Property(.var, $0, .optional(.int), modifiers: [.public])) } + [
                .initializer(
                    Initializer(
                        names.map { Parameter($0, .optional(.int), default: .null) },
                        body: names.map { .assign(.ownMember($0), .name($0)) })),
                .function(
                    Function(
                        "copied", returns: "Model",
                        body: [.return(.call("Model", names.map { Argument($0, .ownMember($0)) }))])),
                .enum(
                    "Keys", inherits: [.string, "CodingKey"],
                    members: names.filter { !impossibleCases.contains($0.text) }
                        .map { .enumCase(EnumCase($0, rawValue: .string("raw " + $0.text))) }),
            ])
    }

    private func types(_ names: [Identifier]) -> Declaration {
        .enum(
            "Types",
            members: names.map { .struct($0, members: [.property(Property(.var, "a", .int, modifiers: [.public]))]) }
                + names.map { name in
                    .function(
                        Function(
                            Identifier("use_" + name.text),
                            [Parameter("x", label: .wildcard, .optional(.member("Types", name)))],
                            returns: .array(TypeExpression(name)), modifiers: [.static],
                            body: [.return(.array([.type(TypeExpression(name)).calling([Argument("a", .integer(1))])]))]
                        ))
                })
    }

    /// A closure field and a method of each name side by side.
    private func fields(_ names: [Identifier]) -> Declaration {
        let type = TypeExpression.function(
            FunctionType(attributes: [.sendable], parameters: [.init("value", .int)], result: .int))
        return .struct(
            "Fields", inherits: ["Sendable"],
            members: names.map { .property(Property(.var, $0, type)) }
                + names.map { name in
                    .function(
                        Function(
                            name, [Parameter("value", .int)], returns: .int,
                            body: [.expression(Expression.current.dot(name, [Argument(.name("value"))]))]))
                })
    }

    /// A function with the name for a parameter, read, unwrapped, interpolated and passed on under its label.
    private func labels(_ name: Identifier) -> Declaration {
        let function = Identifier("label_" + name.text)
        return .function(
            Function(
                function, [Parameter(name, .optional(.int), default: .null)], returns: .string,
                body: [
                    .if([.binding(name)], then: [.return(.interpolation([.text("n "), .value(.name(name))]))]),
                    .forIn(name, .array([.integer(1)]), [.expression(.call("print", [Argument(.name(name))]))]),
                    .return(.call(function, [.forwarding(name)])),
                ]))
    }
}
