import Diagnostics
import YAML

/// Reads `components`.
enum ComponentsReader {
    static func read(_ node: Node?, _ reports: inout ReadingReports) -> Components {
        var components = stated(node, &reports)
        // Security schemes in other places that requirements refer to count as components.
        addReferredSchemes(to: &components, &reports)
        return components
    }

    private static func stated(_ node: Node?, _ reports: inout ReadingReports) -> Components {
        var components = Components()
        guard let node, let object = ObjectReader(node, .components, &reports) else { return components }
        object.reportUnknownFields(&reports)
        components.schemas = object.map("schemas", &reports).map {
            let node = reports.named($0.value)
            return Entry(name: $0.key.text, location: $0.key.location, value: SchemaReader.read(node, &reports))
        }
        let parameter = OperationReader.parameter
        components.parameters = entries(.parameters, of: object, &components.refusedTargets, &reports, parameter)
        let body = OperationReader.requestBody
        components.requestBodies = entries(.requestBodies, of: object, &components.refusedTargets, &reports, body)
        let response = OperationReader.response
        components.responses = entries(.responses, of: object, &components.refusedTargets, &reports, response)
        components.securitySchemes = entries(
            .securitySchemes, of: object, &components.refusedTargets, &reports, securityScheme)
        return components
    }

    private static func entries<Value>(
        _ section: ComponentSection, of object: ObjectReader, _ refused: inout Set<ReferenceTarget>,
        _ reports: inout ReadingReports, _ read: (Node, inout ReadingReports) -> Value?
    ) -> [Entry<Value>] {
        object.map(section.rawValue, &reports).compactMap { entry in
            let before = reports.refusals
            guard let value = read(entry.value, &reports), reports.refusals == before else {
                refused.insert(ReferenceTarget(component: entry.key.text, in: section))
                return nil
            }
            return Entry(name: entry.key.text, location: entry.key.location, value: value)
        }
    }

    static func securityScheme(_ node: Node, _ reports: inout ReadingReports) -> SecuritySchemeObject? {
        guard let node = reports.following(node), let object = ObjectReader(node, .securityScheme, &reports),
            let type = object.requiredText("type", &reports)
        else { return nil }
        // A Swagger 2.0 document that has one means it as OpenAPI 3 does.
        object.reportUnknownFields(in: max(reports.version, .v3_0), &reports)
        object.report("deprecated", .notCarried, "that this scheme is deprecated is not carried", &reports)
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

    private static func addReferredSchemes(to components: inout Components, _ reports: inout ReadingReports) {
        let referred = reports.shared.securitySchemes.map { (text: $0.text, target: $0, name: $1) }
        for (_, target, name) in referred.sorted(by: { $0.text < $1.text }) {
            guard let node = reports.node(at: target), let scheme = securityScheme(node, &reports) else { continue }
            components.securitySchemes.append(Entry(name: name, location: node.location, value: scheme))
        }
    }
}
