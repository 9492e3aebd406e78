import Diagnostics
import OpenAPIGrammar
import YAML

/// Reads path items of Swagger 2.0 and the objects in them.
enum SwaggerOperationReader {
    static func pathItem(_ key: Key, _ node: Node, _ reports: inout ReadingReports) -> PathItem? {
        guard let node = reports.following(node), let object = ObjectReader(node, .pathItem, &reports) else {
            return nil
        }
        object.reportUnknownFields(&reports)
        let methods = PathItemMethod.names(in: .v2_0)
        let pointer = "/paths/" + JSONPointer.step(key.text)
        let before = reports.refusals
        let shared = SwaggerParameterList(of: object, at: pointer, &reports)
        let isRefused = reports.refusals > before
        let operations = object.mapping.entries.compactMap { entry in
            methods.contains(entry.key.text)
                ? operation(entry.key, entry.value, at: pointer + "/" + entry.key.text, shared, &reports) : nil
        }
        return PathItem(
            path: key.text, location: key.location, parameters: shared.values, operations: operations, servers: [],
            isRefused: isRefused)
    }

    private static func operation(
        _ key: Key, _ node: Node, at pointer: String, _ shared: SwaggerParameterList, _ reports: inout ReadingReports
    ) -> OperationObject? {
        let before = reports.refusals
        guard let object = ObjectReader(node, .operation, &reports) else { return nil }
        object.reportUnknownFields(&reports)
        let parameters = SwaggerParameterList(of: object, at: pointer, &reports)
        let body = body(of: object, parameters, over: shared, at: pointer, &reports)
        return OperationObject(
            method: key.text, isAdditional: false, location: key.location,
            operationID: object.text("operationId", &reports),
            tags: object.field("tags")?.sequence?.compactMap(\.text) ?? [],
            servers: reports.swagger.address.servers(of: object, &reports),
            summary: object.text("summary", &reports), description: object.text("description", &reports),
            isDeprecated: object.boolean("deprecated", &reports) ?? false, parameters: parameters.values,
            requestBody: body.map { .value($0) }, responses: responses(of: object, at: pointer, &reports),
            callbacks: [],
            security: object.field("security") == nil
                ? nil : OperationReader.securityRequirements(object, &reports),
            isRefused: reports.refusals > before)
    }

    private static func body(
        of object: ObjectReader, _ own: SwaggerParameterList, over shared: SwaggerParameterList, at pointer: String,
        _ reports: inout ReadingReports
    ) -> RequestBodyObject? {
        let consumes = ListedMediaType.list("consumes", of: object, &reports) ?? reports.swagger.consumes
        let (body, fields) = own.bodyAndFields(over: shared, &reports)
        if let body { return SwaggerBodyReader.body(body, of: pointer, in: consumes, &reports) }
        return fields.isEmpty ? nil : SwaggerBodyReader.form(fields, of: pointer, in: consumes, &reports)
    }

    private static func responses(
        of object: ObjectReader, at pointer: String, _ reports: inout ReadingReports
    ) -> [Entry<Referenced<ResponseObject>>] {
        let own = ListedMediaType.list("produces", of: object, &reports)
        return object.map("responses", &reports).compactMap { entry in
            if entry.key.text.hasPrefix("x-") { return nil }
            return response(entry.value, at: "\(pointer)/responses/\(entry.key.text)", own, &reports).map {
                Entry(name: entry.key.text, location: entry.key.location, value: $0)
            }
        }
    }

    /// A reference to a shared response is kept unless the operation has media types of its own.
    private static func response(
        _ node: Node, at pointer: String, _ own: [ListedMediaType]?, _ reports: inout ReadingReports
    ) -> Referenced<ResponseObject>? {
        let produces = own ?? reports.swagger.produces
        for type in produces.isEmpty ? [.json(at: node.location), .bytes(at: node.location)] : produces {
            reports.swagger.pointers.move(
                "\(pointer)/content/\(JSONPointer.step(type.name.text))/schema", to: pointer + "/schema")
        }
        if let reference = reports.componentReference(node, in: .responses) {
            let name = reference.target?.name ?? ""
            guard own != nil, let shared = reports.swagger.responses[name], shared.hasContent else {
                return .reference(reference)
            }
            return .value(shared.object(in: produces, &reports))
        }
        return SwaggerResponse(node, &reports).map { .value($0.object(in: produces, &reports)) }
    }
}
