/// Short spellings for the expressions that are written most.
extension Expression {
    package static func string(_ text: String) -> Expression { .literal(.string(text)) }
    package static func integer(_ value: Int) -> Expression { .literal(.integer(value)) }
    package static func double(_ value: Double) -> Expression { .literal(.double(value)) }
    package static func boolean(_ value: Bool) -> Expression { .literal(.boolean(value)) }
    package static let null = Expression.literal(.nil)

    /// `try await value`
    package static func tryAwait(_ value: Expression) -> Expression { .try(.await(value)) }

    /// `.name`
    package static func implicitMember(_ name: Identifier) -> Expression { .member(nil, name) }

    /// `self.name`
    package static func ownMember(_ name: Identifier) -> Expression { .member(.current, name) }

    /// `Name(…)`: a call of a function, an initialiser or a local by its name.
    package static func call(
        _ name: Identifier, _ arguments: [Argument] = [], trailingClosure: Closure? = nil
    ) -> Expression {
        .call(Call(.name(name), arguments, trailingClosure: trailingClosure))
    }

    /// The call of this expression.
    package func calling(_ arguments: [Argument] = [], trailingClosure: Closure? = nil) -> Expression {
        .call(Call(self, arguments, trailingClosure: trailingClosure))
    }

    /// `self.name` of this expression, written after a dot.
    package func dot(_ name: Identifier) -> Expression { .member(self, name) }

    /// `self.name(…)` of this expression.
    package func dot(_ name: Identifier, _ arguments: [Argument]) -> Expression {
        Expression.member(self, name).calling(arguments)
    }
}

extension Argument {
    /// An argument that passes on the local of the same name: `limit: limit`.
    package static func forwarding(_ name: Identifier) -> Argument { Argument(name, .name(name)) }

    /// A string without a label.
    package static func string(_ text: String) -> Argument { Argument(.string(text)) }
}
