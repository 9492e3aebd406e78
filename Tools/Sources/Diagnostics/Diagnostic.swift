/// One finding about a document: what rule, where, and a sentence.
package struct Diagnostic: Hashable, Sendable {
    /// A second place that explains the first ("first defined here").
    package struct Related: Hashable, Sendable {
        /// The place.
        package let location: SourceLocation
        /// What is there.
        package let message: String

        /// A place and what is there.
        package init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// How heavy the finding is, after what is allowed and denied.
    package let severity: Severity
    /// The rule it is an instance of.
    package let rule: Rule
    /// Where it is.
    package let location: SourceLocation
    /// One sentence without a closing full stop: what is wrong, what was lost, what to do.
    package let message: String
    /// Other places that explain it.
    package let related: [Related]
    /// Whether the rule was allowed by name; such a warning does not fail a strict run.
    package var isAllowed: Bool { treatment == .allowed }
    private let treatment: Treatment

    /// What a run says of a rule.
    private enum Treatment: Hashable, Sendable {
        case asItIs, allowed, denied
    }

    /// A finding as heavy as its rule says.
    package init(_ rule: Rule, at location: SourceLocation, _ message: String, related: [Related] = []) {
        self.init(rule: rule, location: location, message: message, related: related, treatment: .asItIs)
    }

    private init(
        rule: Rule, location: SourceLocation, message: String, related: [Related], treatment: Treatment
    ) {
        severity =
            switch treatment {
            case .asItIs: rule.severity
            case .allowed: rule.level == .refusal ? .warning : rule.severity
            case .denied: .error
            }
        self.rule = rule
        self.location = location
        self.message = message
        self.related = related
        self.treatment = treatment
    }

    /// The same finding once its rule is allowed: a refusal becomes a warning, a warning is marked, and an error or a
    /// note stays as it is.
    package var allowed: Diagnostic {
        switch rule.level {
        case .refusal, .warning: treated(as: .allowed)
        case .error, .note: self
        }
    }

    /// The same finding once its rule is denied: an error, whatever the rule says.
    package var denied: Diagnostic { treated(as: .denied) }

    /// The same finding at another place.
    func moved(to location: SourceLocation, related: [Related]) -> Diagnostic {
        Diagnostic(rule: rule, location: location, message: message, related: related, treatment: treatment)
    }

    private func treated(as treatment: Treatment) -> Diagnostic {
        Diagnostic(rule: rule, location: location, message: message, related: related, treatment: treatment)
    }
}
