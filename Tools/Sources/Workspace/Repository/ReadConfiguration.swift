import Configuration
import DeclarativeOpenAPI
import Diagnostics
import YAML

extension BackendConfiguration {
    /// Reads a `backend.yaml`; nil if it is invalid, which findings in `sink` then explain.
    ///
    /// The target Configuration reads the keys. This function adds the rules of a workspace: the defaults of `name` and
    /// `module`, and their valid values.
    package static func read(
        _ file: SourceFile, folder: String, sink: inout DiagnosticSink
    ) -> BackendConfiguration? {
        guard let keys = ConfigurationFile.read(file, rules: Generator.rules, sink: &sink) else { return nil }
        var own = DiagnosticSink()
        let name = keys.name?.value ?? folder
        let module = keys.module?.value ?? "\(name)API"
        reportMissing(keys, sink: &own)
        check(keys, name: name, module: module, folder: folder, sink: &own)
        for diagnostic in own.diagnostics { sink.report(diagnostic) }
        guard let spec = keys.spec, let version = keys.version, !own.hasErrors else { return nil }
        let places = Places(
            name: keys.name?.location ?? keys.whole, module: keys.module?.location ?? keys.whole, spec: spec.location,
            version: version.location, linuxLibraries: keys.linuxLibraries?.location ?? keys.whole)
        return BackendConfiguration(
            name: name, module: module, spec: spec.value, version: version.value, options: GeneratorOptions(keys),
            linuxLibraries: keys.linuxLibraries?.value ?? [], places: places)
    }

    private static func reportMissing(_ keys: ConfigurationFile, sink: inout DiagnosticSink) {
        if keys.spec == nil {
            sink.report(
                .backendIncomplete, at: keys.whole,
                "spec is missing: the path of the document, as Specs/petstore.yaml")
        }
        if keys.version == nil {
            sink.report(
                .backendIncomplete, at: keys.whole, "version is missing: the semantic version, as 1.0.0")
        }
    }

    /// Checks values that may also come from the name of the folder.
    private static func check(
        _ keys: ConfigurationFile, name: String, module: String, folder: String, sink: inout DiagnosticSink
    ) {
        if !ModuleName.isPackageName(name) {
            sink.report(
                .backendValue, at: keys.name?.location ?? keys.whole,
                "the name of the folder, \(folder), is not the name of a package, which has only letters, digits, - and _; "
                    + "set name")
        }
        let place = keys.module?.location ?? keys.whole
        if !ModuleName.isValid(module) {
            sink.report(
                .backendValue, at: place,
                "module has to be a Swift identifier of ASCII letters, digits and _, this is \(module)")
        } else if ModuleName.isTaken(module) {
            sink.report(.backendValue, at: place, "a module \(module) exists already")
        }
    }
}
