import Diagnostics
import YAML

/// Reads the fields by which a parameter, a form field or a header describes its values without a `schema`.
enum SwaggerItems {
    private static let fieldsOfTypes: Set<String> = ["type", "format", "items", "default", "enum", "x-nullable"]

    /// The schema of the values. A `schema` as in OpenAPI 3 is read when there is no `type`.
    static func schema(
        of object: ObjectReader, called name: String, keeping more: Set<String> = [], _ reports: inout ReadingReports
    ) -> SchemaObject {
        let saysNothing = ["type", "items", "enum"].allSatisfy { object.field($0) == nil }
        if saysNothing, let schema = object.mapping.entry("schema") {
            reports.sink.report(
                .untypedParameter, at: schema.key.location,
                "`\(name)` has a `schema`, as in OpenAPI 3; Swagger 2.0 has `type`, `format` and `items` in its place. "
                    + "It is read all the same")
            return SchemaReader.read(schema.value, &reports)
        }
        if saysNothing {
            reports.sink.report(
                .untypedParameter, at: object.node.location, "`\(name)` has no `type`; it is taken as text")
            return .string(at: object.node.location)
        }
        return SchemaReader.read(object.node.keeping(fieldsOfTypes.union(more)), &reports)
    }
}
