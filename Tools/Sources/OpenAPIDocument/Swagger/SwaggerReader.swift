import Diagnostics
import YAML

/// Reads a tree as a Swagger 2.0 document, into the values of an equivalent OpenAPI 3 document.
enum SwaggerReader {
    static func read(_ object: ObjectReader, _ reports: inout ReadingReports) -> Document {
        object.reportUnknownFields(&reports)
        reports.swagger.pointers.move("/components/schemas", to: "/definitions")
        reports.swagger.pointers.move("/components/responses", to: "/responses")
        reports.swagger.pointers.move("/components/securitySchemes", to: "/securityDefinitions")
        reports.swagger.address = SwaggerAddress(of: object, &reports)
        reports.swagger.consumes = ListedMediaType.list("consumes", of: object, &reports) ?? []
        reports.swagger.produces = ListedMediaType.list("produces", of: object, &reports) ?? []
        let before = reports.refusals
        let security =
            object.field("security") == nil ? nil : OperationReader.securityRequirements(object, &reports)
        let isSecurityRefused = reports.refusals > before
        // Shared objects come first: a reference to a parameter is read by whether the parameter is a body.
        let components = components(of: object, &reports)
        let paths = OpenAPIReader.paths(object, &reports, SwaggerOperationReader.pathItem)
        let info = OpenAPIReader.info(object, &reports)
        let objects = ReferencedObjectsReader.objects(components, &reports)
        let schemas = ReferencedObjectsReader.schemas(components, &reports)
        return Document(
            version: .v2_0, info: info, servers: reports.swagger.address.servers(), paths: paths, webhooks: [],
            components: components, security: security, isSecurityRefused: isSecurityRefused, schemas: schemas,
            objects: objects, root: object.node, sources: reports.files.sources, links: DocumentLinks(reports),
            pointers: reports.swagger.pointers)
    }

    private static func components(of object: ObjectReader, _ reports: inout ReadingReports) -> Components {
        var components = Components()
        reports.swagger.inheritance = SwaggerInheritance(of: object.field("definitions"))
        let schemas = object.map("definitions", &reports).map {
            let node = reports.named($0.value)
            return Entry(name: $0.key.text, location: $0.key.location, value: SchemaReader.read(node, &reports))
        }
        components.schemas = reports.swagger.inheritance.applied(to: schemas, &reports.swagger.pointers)
        for (key, node) in object.map("parameters", &reports) {
            let before = reports.refusals
            guard let parameter = SwaggerParameterReader.read(node, &reports), reports.refusals == before else {
                components.refusedTargets.insert(ReferenceTarget(component: key.text, in: .parameters))
                continue
            }
            reports.swagger.parameters[key.text] = parameter
            if case .value(let value) = parameter {
                components.parameters.append(Entry(name: key.text, location: key.location, value: .value(value)))
            }
        }
        for (key, node) in object.map("responses", &reports) {
            let before = reports.refusals
            guard let response = SwaggerResponse(node, &reports), reports.refusals == before else {
                components.refusedTargets.insert(ReferenceTarget(component: key.text, in: .responses))
                continue
            }
            reports.swagger.responses[key.text] = response
            let made = response.object(in: reports.swagger.produces, &reports)
            let pointer = "/responses/" + JSONPointer.step(key.text)
            for media in made.content {
                reports.swagger.pointers.move(
                    "/components\(pointer)/content/\(JSONPointer.step(media.name.text))/schema", to: pointer + "/schema"
                )
            }
            components.responses.append(Entry(name: key.text, location: key.location, value: .value(made)))
        }
        components.securitySchemes = object.map("securityDefinitions", &reports).compactMap { key, node in
            let before = reports.refusals
            guard let scheme = SwaggerSecurityReader.read(node, &reports), reports.refusals == before else {
                components.refusedTargets.insert(ReferenceTarget(component: key.text, in: .securitySchemes))
                return nil
            }
            return Entry(name: key.text, location: key.location, value: scheme)
        }
        return components
    }
}
