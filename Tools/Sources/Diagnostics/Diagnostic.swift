/// A finding about a document: its rule, its location and a sentence.
package struct Diagnostic: Hashable, Sendable {
    /// A second location that explains the first ("first defined here").
    package struct Related: Hashable, Sendable {
        /// The second location.
        package let location: SourceLocation
        /// The sentence about it.
        package let message: String

        /// A related location with its sentence.
        package init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// The severity, after allowed and denied rules are applied.
    package let severity: Severity
    /// The rule that was violated.
    package let rule: Rule
    /// The location in the document.
    package let location: SourceLocation
    /// One sentence without a full stop: the fault, the loss and the remedy.
    package let message: String
    /// Other locations that explain the finding.
    package let related: [Related]
    /// Whether the rule was allowed by name; such a warning does not fail a strict run.
    package var isAllowed: Bool { treatment == .allowed }
    private let treatment: Treatment

    /// How the options of a run change a rule's severity.
    private enum Treatment: Hashable, Sendable {
        case unchanged, allowed, denied
    }

    /// A finding with the severity of its rule.
    package init(_ rule: Rule, at location: SourceLocation, _ message: String, related: [Related] = []) {
        self.init(rule: rule, location: location, message: message, related: related, treatment: .unchanged)
    }

    private init(
        rule: Rule, location: SourceLocation, message: String, related: [Related], treatment: Treatment
    ) {
        severity =
            switch treatment {
            case .unchanged: rule.severity
            case .allowed: rule.level == .refusal ? .warning : rule.severity
            case .denied: .error
            }
        self.rule = rule
        self.location = location
        self.message = message
        self.related = related
        self.treatment = treatment
    }

    /// The finding with its rule allowed: a refusal becomes a warning, and a warning no longer fails a strict run.
    /// Errors and notes do not change.
    package var allowed: Diagnostic {
        switch rule.level {
        case .refusal, .warning: treated(as: .allowed)
        case .error, .note: self
        }
    }

    /// The finding with its rule denied: always an error.
    package var denied: Diagnostic { treated(as: .denied) }

    /// The same finding at another location.
    func moved(to location: SourceLocation, related: [Related]) -> Diagnostic {
        Diagnostic(rule: rule, location: location, message: message, related: related, treatment: treatment)
    }

    private func treated(as treatment: Treatment) -> Diagnostic {
        Diagnostic(rule: rule, location: location, message: message, related: related, treatment: treatment)
    }
}
