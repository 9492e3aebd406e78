/// What raises a rule: an input that a test runs, or words where an input alone does not show it.
///
/// Inputs are whole, so that a reader can try them. The repaired form is the same input without the fault.
package enum RuleExample: Sendable {
    /// A document that is generated from; `settings` are the lines of a `backend.yaml` that it takes.
    case document(String, settings: String? = nil, repaired: String? = nil)
    /// A document that is sliced with these arguments.
    case slice(String, arguments: [String] = [], repaired: String? = nil)
    /// A `backend.yaml`.
    case configuration(String, repaired: String? = nil)
    /// What brings it about, in one line of sentences.
    case words(String)
}
