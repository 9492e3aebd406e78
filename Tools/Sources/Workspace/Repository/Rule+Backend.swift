import Diagnostics

extension Rule {
    /// A required key is missing.
    package static let backendIncomplete = Rule(
        id: "backend.incomplete", level: .error, page: PackageResources.backend_incomplete_md)
    /// Two backends have the same name or module.
    package static let backendClash = Rule(id: "backend.clash", level: .error, page: PackageResources.backend_clash_md)
}
