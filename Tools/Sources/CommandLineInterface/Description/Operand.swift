/// An operand of a command: an argument that is identified by its position, without a flag.
package struct Operand: Hashable, Sendable {
    /// The number of times that it may be given.
    package enum Count: Hashable, Sendable {
        case one, optional
        /// Any number, including none; only the last operand may have this count.
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
