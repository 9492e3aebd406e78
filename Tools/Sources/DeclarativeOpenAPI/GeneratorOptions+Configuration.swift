import APIModel
import Configuration
import Diagnostics
import YAML

extension GeneratorOptions {
    /// Reads the options of a configuration file. If the file is not valid, it reports the errors to `sink` and returns
    /// nil.
    ///
    ///     let options = GeneratorOptions.read(SourceFile(name: "backend.yaml", bytes: bytes), sink: &sink)
    ///
    /// - Parameter file: The file, named as the user named it: relative paths in it start in its folder.
    package static func read(_ file: SourceFile, sink: inout DiagnosticSink) -> GeneratorOptions? {
        ConfigurationFile.read(file, rules: Generator.rules, sink: &sink).map(GeneratorOptions.init)
    }

    /// The options of a configuration file.
    package init(_ configuration: ConfigurationFile) {
        self.init(
            enumName: configuration.enumName?.value, excludedSchemes: configuration.excludeSchemes.map(\.value),
            querySlots: configuration.slots.map(\.value), allowedRules: Set(configuration.allow.map(\.value)))
        resolve.querySlotLocations = Dictionary(
            configuration.slots.map { ($0.value, $0.location) }, uniquingKeysWith: { first, _ in first })
        resolve.include = configuration.include
        resolve.exclude = configuration.exclude
        resolve.names = configuration.names
        resolve.types = configuration.types
        resolve.enums = configuration.enums
        resolve.sharing = configuration.sharing.flatMap { Sharing(rawValue: $0.value) } ?? .place
        deniedRules = Set(configuration.deny.map(\.value))
        access = configuration.access.flatMap { AccessLevel(rawValue: $0.value) } ?? .public
        files = configuration.files.flatMap { FileLayout(rawValue: $0.value) } ?? .one
        overlays = configuration.overlays
        root = configuration.root
        remote = configuration.remote
    }

    /// These options combined with those of the command line. Lists and overlays are appended, the command line's name
    /// replaces the file's, and its allowed and denied rules win over the file's.
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
