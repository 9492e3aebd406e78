import CommandSupport
import DeclarativeOpenAPI

extension GeneratorOptions {
    /// What the flags say of the document's meaning.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init(
            enumName: arguments.value(.enumName), excludedSchemes: arguments.values(.excludeScheme),
            allowedRules: try Generator.rules.allowed(arguments.values(.allow)))
        deniedRules = try Generator.rules.denied(arguments.values(.deny), allowed: allowedRules)
    }
}
