/// Flags that belong together under a heading.
package struct FlagGroup: Hashable, Sendable {
    /// The heading without its colon: `Output`.
    package let title: String
    package let flags: [Flag]

    package init(_ title: String, _ flags: [Flag]) {
        self.title = title
        self.flags = flags
    }
}
