import APIModel
import Configuration
import Diagnostics
import YAML

extension GeneratorOptions {
    /// The options that a configuration file asks for; nil when it cannot be used, which `sink` then explains.
    ///
    ///     let options = GeneratorOptions.read(SourceFile(name: "backend.yaml", bytes: bytes), sink: &sink)
    ///
    /// - Parameter file: Called as the user called it: relative paths in it begin in the folder of that name.
    package static func read(_ file: YAML.SourceFile, sink: inout DiagnosticSink) -> GeneratorOptions? {
        ConfigurationFile.read(file, rules: Generator.rules, sink: &sink).map(GeneratorOptions.init)
    }

    /// The options that a configuration file asks for.
    package init(_ configuration: ConfigurationFile) {
        self.init(
            enumName: configuration.enumName?.value, excludedSchemes: configuration.excludeSchemes.map(\.value),
            querySlots: configuration.slots.map(\.value), allowedRules: Set(configuration.allow.map(\.value)))
        resolve.include = configuration.include
        resolve.exclude = configuration.exclude
        resolve.names = configuration.names
        resolve.types = configuration.types
        resolve.enums = configuration.enums
        deniedRules = Set(configuration.deny.map(\.value))
        access = configuration.access.flatMap { AccessLevel(rawValue: $0.value) } ?? .public
        files = configuration.files.flatMap { FileLayout(rawValue: $0.value) } ?? .one
        overlays = configuration.overlays
        root = configuration.root
        remote = configuration.remote
    }

    /// These options of a file with those of a command line: its lists and overlays add to the file's, its name takes the place of the
    /// file's, what it allows is not denied, and what it denies not allowed.
    package func adding(_ flags: GeneratorOptions) -> GeneratorOptions {
        var options = self
        options.enumName = flags.enumName ?? enumName
        options.excludedSchemes += flags.excludedSchemes.filter { !excludedSchemes.contains($0) }
        options.querySlots += flags.querySlots.filter { !querySlots.contains($0) }
        options.overlays += flags.overlays
        options.allowedRules.formUnion(flags.allowedRules)
        options.allowedRules.subtract(flags.deniedRules)
        options.deniedRules.subtract(flags.allowedRules)
        options.deniedRules.formUnion(flags.deniedRules)
        return options
    }
}
