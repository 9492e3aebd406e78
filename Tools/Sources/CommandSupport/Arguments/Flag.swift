/// One flag that a command understands.
package struct Flag: Hashable, Sendable {
    /// The long spelling, with its dashes: `--output`.
    package let name: String
    /// The short spelling, with its dash: `-o`; nil when there is none.
    package let short: String?
    /// Whether a value follows: `--output FILE` or `--output=FILE`.
    package let takesValue: Bool
    /// Whether it may be given more than once.
    package let isRepeatable: Bool

    package init(_ name: String, short: String? = nil, takesValue: Bool = false, isRepeatable: Bool = false) {
        self.name = name
        self.short = short
        self.takesValue = takesValue
        self.isRepeatable = isRepeatable
    }
}
