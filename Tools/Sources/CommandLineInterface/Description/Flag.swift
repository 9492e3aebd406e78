/// One flag that a command understands.
package struct Flag: Hashable, Sendable {
    /// The long spelling, with its dashes: `--output`.
    package let name: String
    /// The short spelling, with its dash: `-o`; nil if there is none.
    package let short: String?
    /// The value after the flag, as in `--output FILE` or `--output=FILE`; nil if the flag has no value.
    package let value: Placeholder?
    /// Whether it may be given more than once.
    package let isRepeatable: Bool
    /// Whether the command requires it.
    package let isRequired: Bool
    /// A line or two for `--help`, without a full stop.
    package let help: String

    package init(
        _ name: String, short: String? = nil, _ value: Placeholder? = nil, isRepeatable: Bool = false,
        isRequired: Bool = false, help: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.isRepeatable = isRepeatable
        self.isRequired = isRequired
        self.help = help
    }

    /// The flag that every command has.
    package static let help = Flag("--help", short: "-h", help: "print this")

    /// `--output FILE`.
    var usage: String { value.map { "\(name) \($0.name)" } ?? name }

    /// Both spellings, the short one first.
    var spellings: [String] { (short.map { [$0] } ?? []) + [name] }
}
