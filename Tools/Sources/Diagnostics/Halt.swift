/// Thrown by a stage that cannot go on, with the finding that says why.
///
/// What the stage reported before it halted is in its sink; this finding is not, until the caller reports it.
package struct Halt: Error, Hashable, Sendable {
    /// Why the stage cannot go on.
    package let diagnostic: Diagnostic

    /// A halt with a finding.
    package init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    /// A halt with a finding of `rule`.
    package init(
        _ rule: Rule, at location: SourceLocation, _ message: String, related: [Diagnostic.Related] = []
    ) {
        self.init(Diagnostic(rule, at: location, message, related: related))
    }
}
