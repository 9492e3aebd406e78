import Diagnostics
import YAML

/// Reads the keywords of a schema that mean something else in Swagger 2.0 than in OpenAPI 3.
enum SwaggerSchemaKeywords {
    /// Reads a keyword; false when it is also to be read as in OpenAPI 3.
    static func read(
        _ key: Key, _ value: Node, of owner: Node, into fields: inout SchemaFields, _ reports: inout ReadingReports
    ) -> Bool {
        guard reports.dialect == .swagger2 else { return false }
        let isFile = owner["type"]?.text == "file"
        switch key.text {
        case "discriminator":
            guard let name = value.text else {
                reportLater(key, "Swagger 2.0 has the name of the property alone here", &reports)
                return false
            }
            fields.discriminator = SchemaObject.Discriminator(
                propertyName: name, mapping: [], location: value.location)
            return true
        case "type" where isFile:
            fields.types = [.string]
            fields.format = "binary"
            return true
        case "format" where isFile, "collectionFormat":
            return true
        case "x-nullable":
            guard let isNullable = value.boolean else { return false }
            fields.isNullable = isNullable
            return true
        case _ where SchemaKeyword.isLaterThanSwagger(key.text):
            reportLater(key, "Swagger 2.0 does not have it in a schema", &reports)
            return false
        default:
            return false
        }
    }

    private static func reportLater(_ key: Key, _ why: String, _ reports: inout ReadingReports) {
        reports.sink.report(
            .laterKeyword, at: key.location,
            "`\(key.text)` is a keyword of OpenAPI 3: \(why); it is read as OpenAPI 3 means it")
    }

    /// Moves a reference with `x-nullable` beside it into an `allOf`. Swagger 2.0 ignores the siblings of a reference,
    /// but documents that have this extension mean it.
    static func normalise(_ fields: inout SchemaFields, _ reports: ReadingReports) {
        guard reports.dialect == .swagger2, fields.isNullable, let reference = fields.reference else { return }
        var other = SchemaFields(location: reference.location)
        other.reference = reference
        fields.reference = nil
        fields.allOf = [SchemaObject(other)]
    }
}
