import Diagnostics
import YAML

/// Reads an entry of `securityDefinitions`.
enum SwaggerSecurityReader {
    private static let addresses = [
        "implicit": ["authorizationUrl"], "password": ["tokenUrl"], "application": ["tokenUrl"],
        "accessCode": ["authorizationUrl", "tokenUrl"],
    ]

    static func read(_ node: Node, _ reports: inout ReadingReports) -> SecuritySchemeObject? {
        guard let object = ObjectReader(node, .securityScheme, &reports),
            let type = object.requiredText("type", &reports)
        else { return nil }
        if ["http", "openIdConnect"].contains(type) {
            reports.sink.report(
                .laterKeyword, at: object.field("type")?.location ?? node.location,
                "`type: \(type)` is of OpenAPI 3: Swagger 2.0 has basic, apiKey and oauth2; it is read as OpenAPI 3 "
                    + "means it")
            return ComponentsReader.securityScheme(node, &reports)
        }
        object.reportUnknownFields(&reports)
        let kind: SecuritySchemeObject.Kind
        switch type {
        case "basic": kind = .http(scheme: "basic")
        case "apiKey":
            guard let name = object.requiredText("name", &reports), let place = object.requiredText("in", &reports)
            else { return nil }
            kind = .apiKey(name: name, place: place)
        case "oauth2":
            checkFlow(of: object, &reports)
            kind = .oauth2
        default: kind = .unknown(type)
        }
        return SecuritySchemeObject(
            kind: kind, description: object.text("description", &reports), location: node.location)
    }

    /// Reports faults of a flow. They refuse nothing, since a client needs only the token.
    private static func checkFlow(of object: ObjectReader, _ reports: inout ReadingReports) {
        let flow = object.text("flow", &reports)
        let location = object.field("flow")?.location ?? object.node.location
        guard let flow, let needed = addresses[flow] else {
            reports.sink.report(
                .oauthFlow, at: location,
                "an OAuth 2 scheme has a `flow`, which is implicit, password, application or accessCode"
                    + (flow.map { ", not `\($0)`" } ?? "") + "; the token is sent as a bearer token all the same")
            return
        }
        for name in needed where object.text(name, &reports) == nil {
            reports.sink.report(
                .oauthFlow, at: location, "the flow `\(flow)` needs a `\(name)`; the token is sent all the same")
        }
        _ = object.map("scopes", &reports)
    }
}
