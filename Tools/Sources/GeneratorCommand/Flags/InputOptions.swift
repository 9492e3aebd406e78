import CommandLineInterface
import DeclarativeOpenAPI
import FileAccess

/// The input of a command: files and options.
struct InputOptions {
    let document: String
    /// The configuration file; nil if there is none.
    let configuration: String?
    /// The options from flags, which add to the configuration.
    let flags: GeneratorOptions

    /// The files that may be read besides the document, from flags.
    private let reading: DocumentReading

    /// The files that the arguments name.
    var files: Set<String> { Set([document] + (configuration.map { [$0] } ?? [])) }

    init(_ arguments: Arguments) throws(UsageError) {
        document = arguments.operands[0]
        configuration = arguments.value(.config)
        flags = try GeneratorOptions(arguments)
        reading = DocumentReading(
            root: arguments.value(.root), remoteCache: arguments.value(.remoteCache),
            allowsRemote: arguments.has(.allowRemote))
    }

    /// The files that may be read besides the document: from flags, otherwise from the configuration.
    func reading(_ options: GeneratorOptions) throws(UsageError) -> DocumentReading {
        var reading = reading
        reading.root = reading.root ?? options.root?.path
        reading.remoteCache = reading.remoteCache ?? options.remote?.path
        if reading.allowsRemote, reading.remoteCache == nil {
            throw UsageError("--allow-remote needs --remote-cache, the folder for fetched files")
        }
        return reading
    }
}
