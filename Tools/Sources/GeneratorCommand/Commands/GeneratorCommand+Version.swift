import CommandLineInterface
import DeclarativeOpenAPI
import FileAccess

extension CommandDescription {
    static let version = CommandDescription(
        name: GeneratorCommand.version.rawValue, summary: "print the version, as --version does",
        examples: [Example("declarative-openapi version", "declarative-openapi \(Generator.version)")])
}

func printVersion() throws -> ExitCode {
    try Stream.output.write("declarative-openapi \(Generator.version)\n")
    return .success
}
