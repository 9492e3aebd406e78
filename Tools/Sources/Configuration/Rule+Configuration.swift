import Diagnostics

extension Rule {
    /// A key that a configuration file does not have.
    package static let backendKey = Rule(
        id: "backend.key", level: .error, summary: "A backend.yaml has a key that means nothing.", page: .backendKey)
    /// A value of the wrong kind, or one that cannot be.
    package static let backendValue = Rule(
        id: "backend.value", level: .error, summary: "A value in a backend.yaml is not what its key needs.",
        page: .backendValue)

    /// Every rule that reading a configuration file raises.
    package static let configurationRules: [Rule] = [backendKey, backendValue]
}
