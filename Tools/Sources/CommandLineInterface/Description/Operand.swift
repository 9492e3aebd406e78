/// One operand of a command: what is given by its place, without a flag.
package struct Operand: Hashable, Sendable {
    /// How often it is given.
    package enum Count: Hashable, Sendable {
        case one, optional
        /// Any number, none among them; such an operand is the last.
        case any
    }

    package let placeholder: Placeholder
    package let count: Count
    /// One line for `--help`, without a full stop.
    package let help: String

    package init(_ placeholder: Placeholder, _ count: Count = .one, help: String) {
        self.placeholder = placeholder
        self.count = count
        self.help = help
    }

    /// `DOCUMENT`, `[COMMAND]`, `[NAME…]`.
    var usage: String {
        switch count {
        case .one: placeholder.name
        case .optional: "[\(placeholder.name)]"
        case .any: "[\(placeholder.name)…]"
        }
    }
}
