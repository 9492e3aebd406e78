import Diagnostics
import YAML

/// Reads an inline parameter of Swagger 2.0.
enum SwaggerParameterReader {
    static func read(_ node: Node, _ reports: inout ReadingReports) -> SwaggerParameter? {
        guard let node = reports.following(node), let object = ObjectReader(node, .parameter, &reports),
            let name = object.requiredText("name", &reports), let place = object.requiredText("in", &reports)
        else { return nil }
        switch place {
        case "body": return body(object, &reports)
        case "formData": return field(object, name, &reports)
        case "path": return value(object, name, .path, &reports)
        case "query": return value(object, name, .query, &reports)
        case "header": return value(object, name, .header, &reports)
        default:
            reports.refuse(
                .wrongType, at: object.field("in")?.location ?? node.location,
                "`in` of a parameter must be path, query, header, formData or body, not `\(place)`")
            return nil
        }
    }

    private static func body(_ object: ObjectReader, _ reports: inout ReadingReports) -> SwaggerParameter {
        object.reportUnknownFields(of: .bodyParameter, &reports)
        if object.field("schema") == nil {
            reports.refuse(.missingField, at: object.node.location, "this body parameter needs a `schema`")
        }
        return .body(
            SwaggerBody(
                description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? false,
                schema: object.field("schema").map { SchemaReader.read($0, &reports) },
                location: object.node.location))
    }

    private static func field(
        _ object: ObjectReader, _ name: String, _ reports: inout ReadingReports
    ) -> SwaggerParameter {
        object.reportUnknownFields(&reports)
        _ = object.boolean("allowEmptyValue", &reports)
        return .field(
            SwaggerFormField(
                name: name, isRequired: object.boolean("required", &reports) ?? false,
                isFile: object.field("type")?.text == "file" || object.field("items")?["type"]?.text == "file",
                schema: SwaggerItems.schema(of: object, called: name, keeping: ["description"], &reports),
                format: CollectionFormat(of: object, &reports), location: object.node.location))
    }

    private static func value(
        _ object: ObjectReader, _ name: String, _ place: ParameterObject.Place, _ reports: inout ReadingReports
    ) -> SwaggerParameter {
        object.reportUnknownFields(besides: object.field("type") == nil ? "schema" : nil, &reports)
        let format = CollectionFormat(of: object, &reports)
        if let format, place != .query, format != .csv {
            reports.sink.report(
                .collectionFormat, at: object.field("collectionFormat")?.location ?? object.node.location,
                "a list in a \(place.rawValue) is written with commas, not with \(format.separatorInWords); `\(name)` "
                    + "is sent so")
        }
        let allowsEmptyValue = object.boolean("allowEmptyValue", &reports) ?? false
        return .value(
            ParameterObject(
                name: name, place: place, description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? (place == .path), isDeprecated: false,
                style: format.map { place == .query ? $0.style : "simple" },
                explode: format.map { place == .query && $0.explode },
                schema: SwaggerItems.schema(of: object, called: name, &reports), allowsReserved: false,
                allowsEmptyValue: allowsEmptyValue ? object.field("allowEmptyValue")?.location : nil, content: nil,
                isQueryString: false, location: object.node.location))
    }
}
