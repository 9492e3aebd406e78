import YAML

/// The arguments of `new`.
package struct NewBackend: Sendable {
    package var name: String
    /// The path of the document, relative to the folder of the caller.
    package var spec: String
    package var module: String
    package var enumName: String?
    package var excludedSchemes: [String]
    package var allowedRules: [String]
    /// A file with further keys for the `backend.yaml`; nil if there is none.
    package var settings: SourceFile?

    /// - Parameter module: The name of the module; nil for the name of the backend with `API` appended.
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

    /// The first version of the backend.
    static let firstVersion = "0.1.0"

    /// The name with a capital first letter, as the name of a type.
    var typeName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
