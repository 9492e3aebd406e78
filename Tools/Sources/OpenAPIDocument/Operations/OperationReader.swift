import Diagnostics
import OpenAPIGrammar
import YAML

/// Reads path items and the objects in them.
enum OperationReader {
    static func pathItem(_ key: Key, _ node: Node, _ reports: inout ReadingReports) -> PathItem? {
        guard let node = reports.following(node), let object = ObjectReader(node, .pathItem, &reports) else {
            return nil
        }
        let methods = PathItemMethod.names(in: reports.version)
        object.reportUnknownFields(&reports)
        let before = reports.refusals
        let parameters = object.list("parameters", &reports).compactMap { parameter($0, &reports) }
        let servers = ServerReader.servers(of: object, &reports)
        let isRefused = reports.refusals > before
        let operations = object.mapping.entries.compactMap { entry in
            methods.contains(entry.key.text) ? operation(entry.key, entry.value, &reports) : nil
        }
        let others = AdditionalOperations.entries(of: object, &reports).compactMap {
            operation($0.key, $0.value, isAdditional: true, &reports)
        }
        return PathItem(
            path: key.text, location: key.location, parameters: parameters, operations: operations + others,
            servers: servers, isRefused: isRefused)
    }

    private static func operation(
        _ key: Key, _ node: Node, isAdditional: Bool = false, _ reports: inout ReadingReports
    ) -> OperationObject? {
        let before = reports.refusals
        // OpenAPI allows no reference here, but documents of many files have one.
        guard let node = reports.following(node), let object = ObjectReader(node, .operation, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        let parameters = object.list("parameters", &reports).compactMap { parameter($0, &reports) }
        let body = object.field("requestBody").flatMap { requestBody($0, &reports) }
        let responses = object.map("responses", &reports).compactMap { entry -> Entry<Referenced<ResponseObject>>? in
            if entry.key.text.hasPrefix("x-") { return nil }
            return response(entry.value, &reports).map {
                Entry(name: entry.key.text, location: entry.key.location, value: $0)
            }
        }
        return OperationObject(
            method: key.text, isAdditional: isAdditional, location: key.location,
            operationID: object.text("operationId", &reports),
            tags: object.field("tags")?.sequence?.compactMap(\.text) ?? [],
            servers: ServerReader.servers(of: object, &reports),
            summary: object.text("summary", &reports), description: object.text("description", &reports),
            isDeprecated: object.boolean("deprecated", &reports) ?? false, parameters: parameters, requestBody: body,
            responses: responses, callbacks: CallbackReader.callbacks(of: object, &reports),
            security: object.field("security") == nil ? nil : securityRequirements(object, &reports),
            isRefused: reports.refusals > before)
    }

    static func requestBody(_ node: Node, _ reports: inout ReadingReports) -> Referenced<RequestBodyObject>? {
        if let reference = reports.sharedReference(node, in: .requestBodies, \.requestBodies) {
            return .reference(reference)
        }
        guard let node = reports.following(node), let object = ObjectReader(node, .requestBody, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        return .value(
            RequestBodyObject(
                description: object.text("description", &reports),
                isRequired: object.boolean("required", &reports) ?? false,
                content: ContentReader.content(object, &reports), location: node.location))
    }

    static func response(_ node: Node, _ reports: inout ReadingReports) -> Referenced<ResponseObject>? {
        if let reference = reports.sharedReference(node, in: .responses, \.responses) { return .reference(reference) }
        guard let node = reports.following(node), let object = ObjectReader(node, .response, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        object.report("links", .notCarried, "links between operations are not carried into the client", &reports)
        return .value(
            ResponseObject(
                description: object.text("description", &reports), content: ContentReader.content(object, &reports),
                headers: ContentReader.headers(object, &reports), location: node.location))
    }
}
