/// `callee(label: argument, …) { trailing closure }`; without arguments the trailing closure takes the parentheses away.
package struct Call: Sendable {
    package var callee: Expression
    package var arguments: [Argument]
    package var trailingClosure: Closure?

    package init(_ callee: Expression, _ arguments: [Argument] = [], trailingClosure: Closure? = nil) {
        self.callee = callee
        self.arguments = arguments
        self.trailingClosure = trailingClosure
    }
}

/// An argument of a call, an element of a tuple.
package struct Argument: Sendable {
    package var label: Identifier?
    package var value: Expression

    package init(_ value: Expression) {
        self.init(nil, value)
    }

    package init(_ label: Identifier?, _ value: Expression) {
        self.label = label
        self.value = value
    }
}
