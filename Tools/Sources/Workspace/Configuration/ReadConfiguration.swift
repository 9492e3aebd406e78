import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

extension BackendConfiguration {
    /// Reads a `backend.yaml`; nil when it cannot be used, which `sink` then explains.
    ///
    ///     name: Petstore             # else the folder's name
    ///     module: PetstoreAPI        # else the name and API
    ///     spec: Specs/petstore.yaml  # from the root of the repository
    ///     version: 1.0.0
    ///     enumName: Petstore         # else made from info.title
    ///     excludeSchemes: [AdminAuth]
    ///     slots: [timestamp]         # query parameters that the wiring fills
    ///     linuxLibraries: [crypto]   # what the C beside the client links on Linux
    ///     allow: [schema.union]
    package static func read(
        _ file: SourceFile, folder: String, sink: inout DiagnosticSink
    ) -> BackendConfiguration? {
        var ownSink = DiagnosticSink()
        let configuration = readKeys(file, folder: folder, sink: &ownSink)
        for diagnostic in ownSink.diagnostics { sink.report(diagnostic) }
        return ownSink.hasErrors ? nil : configuration
    }

    private static func readKeys(
        _ file: SourceFile, folder: String, sink: inout DiagnosticSink
    ) -> BackendConfiguration? {
        let root: Node
        do {
            root = try DocumentReader.read(file, sink: &sink)
        } catch {
            sink.report(error.diagnostic)
            return nil
        }
        guard let mapping = root.mapping else {
            sink.report(
                .backendValue, at: root.location, "a backend.yaml is a mapping, this is \(root.kindDescription)")
            return nil
        }
        reportUnknownKeys(of: mapping, sink: &sink)

        let whole = SourceLocation(file: file.name)
        var reader = ValueReader(mapping: mapping, whole: whole, sink: sink)
        let name = reader.string(.name) ?? folder
        let module = reader.string(.module) ?? "\(name)API"
        let spec = reader.spec()
        let version = reader.version()
        var options = GeneratorOptions()
        options.enumName = reader.string(.enumName)
        options.excludedSchemes = reader.strings(.excludeSchemes)
        options.querySlots = reader.strings(.slots)
        options.allowedRules = reader.rules()
        let linuxLibraries = reader.libraries()
        reader.checkDerived(name: name, module: module, folder: folder)
        sink = reader.sink

        guard let spec, let version else { return nil }
        let places = Places(
            name: reader.place(.name), module: reader.place(.module), spec: reader.place(.spec),
            version: reader.place(.version),
            linuxLibraries: reader.place(.linuxLibraries))
        return BackendConfiguration(
            name: name, module: module, spec: spec, version: version, options: options,
            linuxLibraries: linuxLibraries, places: places)
    }

    private static func reportUnknownKeys(of mapping: Mapping, sink: inout DiagnosticSink) {
        let known = ConfigurationKey.allCases.map(\.rawValue)
        for (key, _) in mapping.entries where !known.contains(key.text) {
            let hint = NearestSpelling.hint(for: key.text, among: known)
            let list = hint.isEmpty ? "; the keys are \(known.joined(separator: ", "))" : hint
            sink.report(.backendKey, at: key.location, "\(key.text) is no key of a backend.yaml\(list)")
        }
    }
}
