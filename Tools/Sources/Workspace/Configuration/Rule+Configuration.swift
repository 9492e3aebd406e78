import Diagnostics

extension Rule {
    /// A key that `backend.yaml` does not have.
    package static let backendKey = Rule(
        id: "backend.key", level: .error, summary: "A backend.yaml has a key that means nothing.")
    /// A value of the wrong kind, or one that cannot be.
    package static let backendValue = Rule(
        id: "backend.value", level: .error, summary: "A value in a backend.yaml is not what its key needs.")
    /// A key that has to be there is not.
    package static let backendIncomplete = Rule(
        id: "backend.incomplete", level: .error, summary: "A backend.yaml lacks a key that it needs.")
    /// Two backends claim one name or module.
    package static let backendClash = Rule(
        id: "backend.clash", level: .error, summary: "Two backends have one name or one module.")
}
