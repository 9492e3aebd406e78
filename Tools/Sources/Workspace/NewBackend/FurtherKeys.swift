import Configuration
import DeclarativeOpenAPI
import Diagnostics

extension NewBackend {
    /// Whether the file with further keys can be added to the `backend.yaml`: it must be valid, and must not repeat a
    /// key that `new` writes. Faults are reported at their place in this file.
    func checkSettings(_ outcome: inout Outcome) -> Bool {
        guard let settings else { return true }
        outcome.sources.append(settings)
        var sink = DiagnosticSink()
        let keys = ConfigurationFile.read(settings, rules: Generator.rules, sink: &sink)
        if let keys {
            for (key, place) in taken(keys) {
                sink.report(.backendValue, at: place, "\(key) is written by `new`; remove it from this file")
            }
        }
        outcome.diagnostics += sink.diagnostics
        return keys != nil && !sink.hasErrors
    }

    private func taken(_ keys: ConfigurationFile) -> [(key: String, place: SourceLocation)] {
        var taken: [(key: String, place: SourceLocation?)] = [
            ("name", keys.name?.location), ("module", keys.module?.location), ("spec", keys.spec?.location),
            ("version", keys.version?.location),
        ]
        if enumName != nil { taken.append(("enumName", keys.enumName?.location)) }
        if !excludedSchemes.isEmpty { taken.append(("excludeSchemes", keys.excludeSchemes.first?.location)) }
        if !allowedRules.isEmpty { taken.append(("allow", keys.allow.first?.location)) }
        return taken.compactMap { key, place in place.map { (key, $0) } }
    }
}
