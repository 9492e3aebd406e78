import Diagnostics
import YAML

/// Reads `components`.
enum ComponentsReader {
    static func read(_ node: Node?, _ reports: inout ReadingReports) -> Components {
        var components = Components()
        guard let node, let object = ObjectReader(node, "components object", &reports) else { return components }
        object.reportUnknownFields(
            besides: [
                "schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes",
                "links", "callbacks", "pathItems", "mediaTypes",
            ], &reports)
        components.schemas = object.map("schemas", &reports).map {
            Entry(name: $0.key.text, location: $0.key.location, value: SchemaReader.read($0.value, &reports))
        }
        components.parameters = entries("parameters", of: object, &reports, OperationReader.parameter)
        components.requestBodies = entries("requestBodies", of: object, &reports, OperationReader.requestBody)
        components.responses = entries("responses", of: object, &reports, OperationReader.response)
        components.securitySchemes = entries("securitySchemes", of: object, &reports, securityScheme)
        return components
    }

    private static func entries<Value>(
        _ name: String, of object: ObjectReader, _ reports: inout ReadingReports,
        _ read: (Node, inout ReadingReports) -> Value?
    ) -> [Entry<Value>] {
        object.map(name, &reports).compactMap { entry in
            read(entry.value, &reports).map {
                Entry(name: entry.key.text, location: entry.key.location, value: $0)
            }
        }
    }

    private static func securityScheme(_ node: Node, _ reports: inout ReadingReports) -> SecuritySchemeObject? {
        guard let object = ObjectReader(node, "security scheme", &reports),
            let type = object.requiredText("type", &reports)
        else { return nil }
        object.reportUnknownFields(
            besides: [
                "type", "description", "name", "in", "scheme", "bearerFormat", "flows", "openIdConnectUrl",
                "oauth2MetadataUrl", "deprecated",
            ], &reports)
        let kind: SecuritySchemeObject.Kind
        switch type {
        case "apiKey":
            guard let name = object.requiredText("name", &reports), let place = object.requiredText("in", &reports)
            else { return nil }
            kind = .apiKey(name: name, place: place)
        case "http":
            guard let scheme = object.requiredText("scheme", &reports) else { return nil }
            kind = .http(scheme: scheme)
        case "oauth2": kind = .oauth2
        case "openIdConnect": kind = .openIDConnect
        case "mutualTLS": kind = .mutualTLS
        default: kind = .unknown(type)
        }
        return SecuritySchemeObject(
            kind: kind, description: object.text("description", &reports), location: node.location)
    }
}
