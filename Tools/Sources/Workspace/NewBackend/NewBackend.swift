import YAML

/// What `new` is asked for.
package struct NewBackend: Sendable {
    package var name: String
    /// The document, as the caller's folder knows it.
    package var spec: String
    package var module: String
    package var enumName: String?
    package var excludedSchemes: [String]
    package var allowedRules: [String]
    /// A file of further keys for the `backend.yaml`; nil for none.
    package var settings: SourceFile?

    /// The module is called as the backend, with `API` at the end, unless told otherwise.
    package init(
        name: String, spec: String, module: String? = nil, enumName: String? = nil, excludedSchemes: [String] = [],
        allowedRules: [String] = [], settings: SourceFile? = nil
    ) {
        self.name = name
        self.spec = spec
        self.module = module ?? name + "API"
        self.enumName = enumName
        self.excludedSchemes = excludedSchemes
        self.allowedRules = allowedRules
        self.settings = settings
    }

    /// Its first version.
    static let firstVersion = "0.1.0"

    /// The name of a type begins with a capital letter.
    var typeName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
