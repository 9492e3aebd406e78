import Diagnostics

extension Rule {
    /// A key that a configuration file does not have.
    package static let backendKey = Rule(id: "backend.key", level: .error, page: PackageResources.backend_key_md)
    /// A value of the wrong kind, or one that cannot be.
    package static let backendValue = Rule(id: "backend.value", level: .error, page: PackageResources.backend_value_md)

    /// Every rule that reading a configuration file raises.
    package static let configurationRules: [Rule] = [backendKey, backendValue]
}
