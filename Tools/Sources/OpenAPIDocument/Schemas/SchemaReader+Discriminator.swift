import Diagnostics
import YAML

extension SchemaReader {
    static func discriminator(
        _ value: Node, _ reports: inout ReadingReports
    ) -> SchemaObject.Discriminator? {
        guard let object = ObjectReader(value, .discriminator, &reports),
            let name = object.requiredText("propertyName", &reports)
        else { return nil }
        // A Swagger 2.0 document that has one means it as OpenAPI 3 does.
        object.reportUnknownFields(in: max(reports.version, .v3_0), &reports)
        object.report(
            "defaultMapping", .notGeneratedYet,
            "`defaultMapping` is not followed: a value whose `\(name)` names no branch is kept as JSON", &reports)
        let mapping = object.map("mapping", &reports).compactMap { entry in
            mapped(entry.value, &reports).map {
                Entry(name: entry.key.text, location: entry.value.location, value: $0)
            }
        }
        return SchemaObject.Discriminator(propertyName: name, mapping: mapping, location: value.location)
    }

    /// The reference or the name that a discriminator's value is mapped to. Resolving the union reports one that leads
    /// nowhere.
    private static func mapped(_ node: Node, _ reports: inout ReadingReports) -> Reference? {
        guard let text = node.text else { return nil }
        let mayBeReference = text.contains { "#/.".contains($0) }
        return Reference(
            text: text, location: node.location,
            target: mayBeReference ? try? reports.target(of: text, at: node.location, in: node.file) : nil)
    }
}
