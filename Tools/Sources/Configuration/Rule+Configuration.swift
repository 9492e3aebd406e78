import Diagnostics

extension Rule {
    /// A configuration file has an unknown key.
    package static let backendKey = Rule(
        id: "backend.key", level: .error, summary: "A backend.yaml has a key that means nothing.", page: .backendKey)
    /// A value of a configuration file is not valid for its key.
    package static let backendValue = Rule(
        id: "backend.value", level: .error, summary: "A value in a backend.yaml is not what its key needs.",
        page: .backendValue)

    /// All rules that the reader of configuration files reports.
    package static let configurationRules: [Rule] = [backendKey, backendValue]
}
