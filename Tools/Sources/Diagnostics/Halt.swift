/// The error of a stage that cannot continue, with the finding that gives the reason.
///
/// The finding is not in the stage's sink: the caller reports it.
package struct Halt: Error, Hashable, Sendable {
    /// The reason why the stage cannot continue.
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
