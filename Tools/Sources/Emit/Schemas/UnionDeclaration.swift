import APIModel
import SwiftAST

/// A union: an enum with a payload case for each branch.
struct UnionDeclaration {
    let union: UnionModel
    let spelling: TypeSpelling

    init(name: String, union: UnionModel, spelling: TypeSpelling) {
        self.union = union
        self.spelling = spelling.inside(name, declaring: union.nested.map(\.name))
    }

    func declaration(_ name: Identifier, _ documentation: DocComment?) -> Declaration {
        .enum(
            name, inherits: ["UnionModel"], documentation: documentation,
            members: union.cases.map(enumCase) + (union.isOpen ? [unknown] : [])
                + union.nested.map { SchemaSection.declaration(of: $0, spelling) }
                + [.initializer(decoding), .property(branch)])
    }

    private func enumCase(_ item: UnionModel.Case) -> Declaration {
        guard item.literal == nil else { return .enumCase(EnumCase(Identifier(item.name))) }
        return .enumCase(EnumCase(Identifier(item.name), [.init(spelling.type(item.type))], indirect: union.isBoxed))
    }

    private var unknown: Declaration {
        .enumCase(
            EnumCase(
                "unknown", [.init("JSONValue")],
                documentation: DocComment("A value that the document does not foresee; it is written back as it is.")))
    }

    private var decoding: Initializer {
        Initializer(
            [Parameter("decoder", label: "from", .any("Decoder"))], throws: .any, modifiers: [.public],
            body: shape + (union.discriminator.map { [tagSwitch($0)] } ?? attempts))
    }

    private var shape: [Statement] {
        let isNeeded = union.discriminator != nil || union.cases.contains { !isItsOwnTest($0) }
        return isNeeded ? [.let("shape", .call("JSONShape", [Argument(.name("decoder"))]))] : []
    }

    private func tagSwitch(_ key: String) -> Statement {
        let cases = union.cases.map { item -> SwitchCase in
            guard case .tag(let values) = item.test else { preconditionFailure("a tagged union has tags") }
            return SwitchCase(literals(values).map { .expression($0) }, compact: true, [take(item)])
        }
        let areNumbers = union.cases.contains { if case .tag(.integers) = $0.test { true } else { false } }
        return .switch(
            Expression.name("shape").dot(areNumbers ? "integerTag" : "tag", [.string(key)]),
            cases + [.default(compact: true, [otherwise])])
    }

    /// `if shape.is(.object, having: "a") { … } else if let value = try? … { … } else { … }`
    private var attempts: [Statement] {
        let branches = union.cases.filter { !$0.isAttempt }.map { item in
            isItsOwnTest(item) ? ([decoding(item)], [takeDecoded(item)]) : (certain(item), [take(item)])
        }
        let likelyCases = union.cases.filter(\.hasSign)
        // If only one branch has a sign, and it is tried first anyway, it needs no extra test before the others.
        let isFirstAnyway = likelyCases.count == 1 && likelyCases[0].name == union.cases.first { $0.isAttempt }?.name
        let likely = isFirstAnyway ? [] : likelyCases.compactMap(likelyAttempt)
        let rest = union.cases.compactMap(attempt)
        return (branches + likely + rest).reversed().reduce([otherwise]) { rest, branch in
            [.if(branch.0, then: branch.1, otherwise: rest)]
        }
    }

    /// Whether a value decodes as the type exactly if it is of the kind, so that the kind alone is a sufficient test.
    private func isItsOwnTest(_ item: UnionModel.Case) -> Bool {
        guard item.literal == nil, case .evidence(let kinds, let keys) = item.test, keys.isEmpty, kinds.count == 1
        else {
            return false
        }
        switch (kinds[0], item.type) {
        case (.string, .primitive(.string)), (.boolean, .primitive(.boolean)), (.number, .primitive(.number)):
            return true
        default: return false
        }
    }

    private func certain(_ item: UnionModel.Case) -> [Condition] {
        switch item.test {
        case .evidence(let kinds, let keys): [.expression(shape(is: kinds, "having", keys))]
        case .values(let values): [.expression(shape(isOneOf: values))]
        case .member(let key, let values):
            [.expression(shape(where: key, isOneOf: values))]
        case .tag, .attempt: preconditionFailure("only a tagged union has tags, and an attempt is not certain")
        }
    }

    /// The condition that an object has the sign of the branch.
    private func likelyAttempt(_ item: UnionModel.Case) -> ([Condition], [Statement])? {
        guard case .attempt(_, let sign?) = item.test else { return nil }
        let condition =
            switch sign {
            case .keys(let keys): shape(is: [.object], "havingAny", keys)
            case .member(let key, let values): shape(where: key, isOneOf: values)
            }
        return ([.expression(condition), decoding(item)], [takeDecoded(item)])
    }

    private func attempt(_ item: UnionModel.Case) -> ([Condition], [Statement])? {
        guard case .attempt(let kinds, _) = item.test else { return nil }
        let kind = kinds.isEmpty ? [] : [Condition.expression(shape(is: kinds, "having", []))]
        return (kind + [decoding(item)], [takeDecoded(item)])
    }

    private func decoding(_ item: UnionModel.Case) -> Condition {
        .binding("value", .tryOptional(decoded(item.type)))
    }

    private func takeDecoded(_ item: UnionModel.Case) -> Statement {
        .assign(
            .current,
            Expression.implicitMember(Identifier(item.name)).calling([
                Argument(item.type.unwrapping(.name("value")))
            ]))
    }

    private func list(_ label: Identifier, _ items: [Expression]) -> [Argument] {
        items.enumerated().map { Argument($0.offset == 0 ? label : nil, $0.element) }
    }

    private func literals(_ values: UnionModel.Values) -> [Expression] {
        switch values {
        case .strings(let texts): texts.map { .string($0) }
        case .integers(let integers): integers.map { .integer($0) }
        }
    }

    private func shape(is kinds: [UnionModel.Kind], _ label: Identifier, _ keys: [String]) -> Expression {
        let tests = kinds.map {
            Expression.name("shape").dot(
                "is", [Argument(.implicitMember($0.identifier))] + list(label, keys.map { .string($0) }))
        }
        return tests.dropFirst().reduce(tests[0]) { .binary($0, .or, $1) }
    }

    private func shape(where key: String, isOneOf values: UnionModel.Values) -> Expression {
        Expression.name("shape").dot(
            "is",
            [Argument(.implicitMember("object")), Argument("where", .string(key))] + list("isOneOf", literals(values)))
    }

    private func shape(isOneOf values: UnionModel.Values) -> Expression {
        Expression.name("shape").dot("isOne", [Argument("of", .array(literals(values)))])
    }

    private func take(_ item: UnionModel.Case) -> Statement {
        guard item.literal == nil else { return .assign(.current, .implicitMember(Identifier(item.name))) }
        return .assign(
            .current,
            Expression.implicitMember(Identifier(item.name)).calling([
                Argument(.try(item.type.unwrapping(decoded(item.type))))
            ]))
    }

    private func decoded(_ type: TypeReference) -> Expression {
        Expression.name("decoder").dot("branch", [Argument(.metatype(spelling.coding.type(type)))])
    }

    private var otherwise: Statement {
        guard union.isOpen else {
            return .throw(
                Expression.type("DecodingError").dot(
                    "unmatched", [Argument(.metatype(.current)), Argument("at", .name("decoder"))]))
        }
        return .assign(
            .current,
            Expression.implicitMember("unknown").calling([
                Argument(.try(Expression.type("JSONValue").calling([Argument("from", .name("decoder"))])))
            ]))
    }

    /// The case and its value in coded form, by which the runtime writes, compares and hashes.
    private var branch: SwiftAST.Property {
        let cases = union.cases.enumerated().map { index, item -> SwitchCase in
            guard let literal = item.literal?.expression else {
                return branchCase(item.name, index, item.type.wrapping(.name("value")))
            }
            return SwitchCase([.enumCase(Identifier(item.name))], compact: true, [branch(index, literal)])
        }
        let unknown = union.isOpen ? [branchCase("unknown", union.cases.count, .name("value"))] : []
        return SwiftAST.Property(
            .var, "branch", "UnionBranch", .computed([.switch(.current, cases + unknown)]),
            attributes: [.spi("Generated")], modifiers: [.public])
    }

    private func branchCase(_ name: String, _ index: Int, _ value: Expression) -> SwitchCase {
        SwitchCase([.enumCase(Identifier(name), binding: ["value"])], compact: true, [branch(index, value)])
    }

    private func branch(_ index: Int, _ value: Expression) -> Statement {
        .return(.call("UnionBranch", [Argument(.integer(index)), Argument(value)]))
    }
}

extension UnionModel.Case {
    fileprivate var hasSign: Bool {
        if case .attempt(_, .some) = test { true } else { false }
    }

    fileprivate var isAttempt: Bool {
        if case .attempt = test { true } else { false }
    }
}

extension UnionModel.Kind {
    /// The runtime's name of the kind.
    fileprivate var identifier: Identifier {
        switch self {
        case .object: "object"
        case .array: "array"
        case .string: "string"
        case .number: "number"
        case .boolean: "boolean"
        }
    }
}
