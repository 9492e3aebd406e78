import CommandLineInterface
import Configuration
import FileAccess

extension CommandDescription {
    static let schema = CommandDescription(
        name: GeneratorCommand.schema.rawValue, summary: "print the JSON Schema of a configuration file",
        discussion: [
            "An editor with a YAML language server completes and checks the keys of a file that begins with the line "
                + "# yaml-language-server: $schema=FILE, where FILE is the printed schema."
        ],
        examples: [Example("declarative-openapi schema >backend.schema.json", "write it beside the configuration")])
}

/// Prints the JSON Schema by which an editor completes a configuration file.
func printSchema() throws -> ExitCode {
    try Stream.output.write(ConfigurationSchema.text)
    return .success
}
