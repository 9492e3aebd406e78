import Diagnostics
import OpenAPIGrammar
import YAML

extension SchemaReader {
    /// Keywords of JSON Schema 2020-12 whose meaning no type carries yet.
    private static let notCarried: Set<String> = [
        "not", "if", "then", "else", "dependentRequired", "dependentSchemas", "prefixItems", "contains",
        "propertyNames", "unevaluatedItems", "unevaluatedProperties", "contentSchema", "$vocabulary",
    ]

    /// Reports a keyword that is not read. Keywords that only describe, or restrict the valid values, change no type
    /// and are not reported.
    static func reportOther(_ key: Key, _ reports: inout ReadingReports) {
        if key.text.hasPrefix("x-") { return }
        if notCarried.contains(key.text) {
            reports.sink.report(
                .notGeneratedYet, at: key.location,
                "`\(key.text)` is not carried into the Swift type; the server's answer decides what it allows")
        } else if ObjectKind.schema.field(key.text) == nil {
            reports.sink.report(
                .unknownField, at: key.location,
                "\(reports.dialect.words) has no field `\(key.text)` in a schema; it is not read: "
                    + "check its spelling and its place")
        }
    }
}
