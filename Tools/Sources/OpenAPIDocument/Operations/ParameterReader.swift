import Diagnostics
import YAML

/// Reads parameters.
extension OperationReader {
    static func parameter(_ node: Node, _ reports: inout ReadingReports) -> Referenced<ParameterObject>? {
        if let reference = reports.sharedReference(node, in: .parameters, \.parameters) {
            return .reference(reference)
        }
        guard let node = reports.following(node), let object = ObjectReader(node, .parameter, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        guard let name = object.requiredText("name", &reports), let place = object.requiredText("in", &reports) else {
            return nil
        }
        if place == "querystring", reports.version >= .v3_2 { return queryString(name, object, &reports) }
        guard let place = ParameterObject.Place(rawValue: place) else {
            reports.refuse(
                .wrongType, at: object.field("in")?.location ?? node.location,
                "`in` of a parameter must be path, query, header or cookie, not `\(place)`"
                    + (["body", "formData"].contains(place) ? ", which is of Swagger 2.0; write a `requestBody`" : ""))
            return nil
        }
        let allowsEmptyValue = object.boolean("allowEmptyValue", &reports) ?? false
        return .value(
            ParameterObject(
                name: name, place: place, description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? (place == .path),
                isDeprecated: object.boolean("deprecated", &reports) ?? false, style: object.text("style", &reports),
                explode: object.boolean("explode", &reports),
                schema: object.field("schema").map { SchemaReader.read($0, &reports) },
                allowsReserved: object.boolean("allowReserved", &reports) ?? false,
                allowsEmptyValue: allowsEmptyValue ? object.field("allowEmptyValue")?.location : nil,
                content: object.field("content") == nil ? nil : ContentReader.content(object, &reports).first,
                isQueryString: false, location: node.location))
    }

    /// A parameter that is the whole query string (OpenAPI 3.2): a form whose members are the items of the query.
    private static func queryString(
        _ name: String, _ object: ObjectReader, _ reports: inout ReadingReports
    ) -> Referenced<ParameterObject>? {
        guard let media = ContentReader.content(object, &reports).first,
            media.name.essence == "application/x-www-form-urlencoded", let schema = media.schema
        else {
            reports.refuse(
                .queryString, at: object.node.location,
                "the query string `\(name)` is no form with a schema, which is all that is written; "
                    + "describe its items as parameters `in: query`")
            return nil
        }
        return .value(
            ParameterObject(
                name: name, place: .query, description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? false,
                isDeprecated: object.boolean("deprecated", &reports) ?? false, style: nil, explode: nil, schema: schema,
                allowsReserved: false, allowsEmptyValue: nil, content: nil, isQueryString: true,
                location: object.node.location))
    }
}
