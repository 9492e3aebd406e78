import CommandLineInterface
import Configuration
import DeclarativeOpenAPI
import Diagnostics

extension GeneratorOptions {
    /// The options that the flags set.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init(
            enumName: arguments.value(.enumName), excludedSchemes: arguments.values(.excludeScheme),
            allowedRules: try Generator.rules.allowed(arguments.values(.allow)))
        overlays = arguments.values(.overlay).map { ConfiguredPath($0, at: SourceLocation(file: "")) }
        deniedRules = try Generator.rules.denied(arguments.values(.deny), allowed: allowedRules)
    }
}
