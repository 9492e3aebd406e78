/// The severity of a finding: an error fails the run, a warning names a loss, a note informs.
package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
}
