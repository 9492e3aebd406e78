import CommandLineInterface
import DeclarativeOpenAPI
import FileAccess

/// What a command reads, and how it is to be understood.
struct InputOptions {
    let document: String
    /// The configuration file; nil for none.
    let configuration: String?
    /// What the flags say; they add to the configuration.
    let flags: GeneratorOptions

    /// How far reading goes beyond the document, as the flags say.
    private let reading: DocumentReading

    /// The files that are named.
    var files: Set<String> { Set([document] + (configuration.map { [$0] } ?? [])) }

    init(_ arguments: Arguments) throws(UsageError) {
        document = arguments.operands[0]
        configuration = arguments.value(.config)
        flags = try GeneratorOptions(arguments)
        reading = DocumentReading(
            root: arguments.value(.root), remoteCache: arguments.value(.remoteCache),
            allowsRemote: arguments.has(.allowRemote))
    }

    /// How far reading goes beyond the document: as the flags say, else as the configuration does.
    func reading(_ options: GeneratorOptions) throws(UsageError) -> DocumentReading {
        var reading = reading
        reading.root = reading.root ?? options.root?.path
        reading.remoteCache = reading.remoteCache ?? options.remote?.path
        if reading.allowsRemote, reading.remoteCache == nil {
            throw UsageError("--allow-remote needs --remote-cache, the folder that keeps what is fetched")
        }
        return reading
    }
}
