/// How much a diagnostic weighs: an error fails the run, a warning names what was lost, a note what is worth knowing.
package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
}
