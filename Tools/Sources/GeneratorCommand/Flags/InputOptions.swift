import CommandSupport
import DeclarativeOpenAPI

/// What a command reads, and how it is to be understood.
struct InputOptions {
    let document: String
    /// The configuration file; nil for none.
    let configuration: String?
    /// What the flags say; they add to the configuration.
    let flags: GeneratorOptions

    /// The files that are named.
    var files: Set<String> { Set([document] + (configuration.map { [$0] } ?? [])) }

    init(_ arguments: Arguments) throws(UsageError) {
        document = arguments.operands[0]
        configuration = arguments.value(.config)
        flags = try GeneratorOptions(arguments)
    }
}
