import Diagnostics
import YAML

/// Reads path items and what stands below them.
enum OperationReader {
    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace",
    ]

    static func pathItem(_ key: Key, _ node: Node, _ reports: inout ReadingReports) -> PathItem? {
        guard let node = reports.following(node), let object = ObjectReader(node, "path item", &reports) else {
            return nil
        }
        object.reportUnknownFields(
            besides: methods.union(["summary", "description", "servers", "parameters"]), &reports)
        let before = reports.refusals
        let parameters = object.list("parameters", &reports).compactMap { parameter($0, &reports) }
        let servers = ServerReader.servers(of: object, &reports)
        let isRefused = reports.refusals > before
        let operations = object.mapping.entries.compactMap { entry in
            methods.contains(entry.key.text) ? operation(entry.key, entry.value, &reports) : nil
        }
        return PathItem(
            path: key.text, location: key.location, parameters: parameters, operations: operations,
            servers: servers, isRefused: isRefused)
    }

    private static let operationFields: Set<String> = [
        "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody", "responses",
        "callbacks", "deprecated", "security", "servers",
    ]

    private static func operation(
        _ key: Key, _ node: Node, _ reports: inout ReadingReports
    ) -> OperationObject? {
        let before = reports.refusals
        guard let object = ObjectReader(node, "operation", &reports) else { return nil }
        object.reportUnknownFields(besides: operationFields, &reports)
        let parameters = object.list("parameters", &reports).compactMap { parameter($0, &reports) }
        let body = object.field("requestBody").flatMap { requestBody($0, &reports) }
        let responses = object.map("responses", &reports).compactMap { entry -> Entry<Referenced<ResponseObject>>? in
            if entry.key.text.hasPrefix("x-") { return nil }
            return response(entry.value, &reports).map {
                Entry(name: entry.key.text, location: entry.key.location, value: $0)
            }
        }
        return OperationObject(
            method: key.text, location: key.location, operationID: object.text("operationId", &reports),
            tags: object.field("tags")?.sequence?.compactMap(\.text) ?? [],
            servers: ServerReader.servers(of: object, &reports),
            summary: object.text("summary", &reports), description: object.text("description", &reports),
            isDeprecated: object.boolean("deprecated", &reports) ?? false, parameters: parameters, requestBody: body,
            responses: responses, callbacks: CallbackReader.callbacks(of: object, &reports),
            security: object.field("security") == nil ? nil : securityRequirements(object, &reports),
            isRefused: reports.refusals > before)
    }

    static func parameter(_ node: Node, _ reports: inout ReadingReports) -> Referenced<ParameterObject>? {
        if let reference = reports.componentReference(node, in: "parameters") { return .reference(reference) }
        guard let node = reports.following(node), let object = ObjectReader(node, "parameter", &reports) else {
            return nil
        }
        object.reportUnknownFields(
            besides: [
                "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode",
                "allowReserved", "schema", "example", "examples", "content",
            ], &reports)
        guard let name = object.requiredText("name", &reports), let place = object.requiredText("in", &reports) else {
            return nil
        }
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
                location: node.location))
    }

    static func requestBody(_ node: Node, _ reports: inout ReadingReports) -> Referenced<RequestBodyObject>? {
        if let reference = reports.componentReference(node, in: "requestBodies") { return .reference(reference) }
        guard let node = reports.following(node), let object = ObjectReader(node, "request body", &reports) else {
            return nil
        }
        object.reportUnknownFields(besides: ["description", "content", "required"], &reports)
        return .value(
            RequestBodyObject(
                description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? false,
                content: ContentReader.content(object, &reports), location: node.location))
    }

    static func response(_ node: Node, _ reports: inout ReadingReports) -> Referenced<ResponseObject>? {
        if let reference = reports.componentReference(node, in: "responses") { return .reference(reference) }
        guard let node = reports.following(node), let object = ObjectReader(node, "response", &reports) else {
            return nil
        }
        object.reportUnknownFields(besides: ["description", "headers", "content", "links", "summary"], &reports)
        object.report("links", .notCarried, "links between operations are not carried into the client", &reports)
        return .value(
            ResponseObject(
                description: object.text("description", &reports), content: ContentReader.content(object, &reports),
                headers: ContentReader.headers(object, &reports), location: node.location))
    }

    static func securityRequirements(
        _ object: ObjectReader, _ reports: inout ReadingReports
    ) -> [SecurityRequirementObject] {
        object.list("security", &reports).compactMap { node -> SecurityRequirementObject? in
            guard let mapping = node.mapping else {
                reports.refuse(
                    .wrongType, at: node.location,
                    "a security requirement must be a mapping from scheme to scopes, not \(node.kindInWords)")
                return nil
            }
            let schemes = mapping.entries.map {
                Entry(name: $0.key.text, location: $0.key.location, value: scopes($0.value, &reports))
            }
            return SecurityRequirementObject(schemes: schemes, location: node.location)
        }
    }

    /// Null counts as none.
    private static func scopes(_ node: Node, _ reports: inout ReadingReports) -> [String] {
        if node.isNull { return [] }
        guard let scopes = node.sequence?.compactMap(\.text), scopes.count == node.sequence?.count else {
            reports.refuse(
                .wrongType, at: node.location, "the scopes of a security requirement must be a list of texts")
            return []
        }
        return scopes
    }
}
