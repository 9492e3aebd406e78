/// An input that raises a rule. Inputs are complete, so that a reader can try them.
package struct RuleExample: Sendable {
    /// The kind of run that reads the input.
    package enum Use: Hashable, Sendable {
        /// The input is a document; it is generated from.
        case generate
        /// The input is a document; this command line slices it.
        case slice(command: String)
        /// The input is a `backend.yaml`; it is read.
        case configure
    }

    /// A block of code, ended by a line feed.
    package struct Code: Hashable, Sendable {
        /// The language after the opening fence: `yaml` or `json`.
        package let language: String
        package let text: String

        package init(_ text: String, language: String = "yaml") {
            self.text = text
            self.language = language
        }
    }

    package let use: Use
    package let input: Code
    /// The lines of a `backend.yaml` that the run takes beside the document.
    package let settings: Code?
    /// The lines that the run prints.
    package let findings: String
    /// The same input without the fault.
    package let repaired: Code?

    package init(
        _ input: Code, use: Use = .generate, settings: Code? = nil, findings: String, repaired: Code? = nil
    ) {
        self.input = input
        self.use = use
        self.settings = settings
        self.findings = findings
        self.repaired = repaired
    }
}
