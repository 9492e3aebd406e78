extension ObjectKind {
    /// The fields in the specification's order.
    package var fields: [ObjectField] { Array(rows.joined()) }

    private var rows: [[ObjectField]] {
        switch self {
        case .document: Self.documentRows
        case .info:
            [
                .every("title"), .prose("summary", since: .v3_1),
                .prose("description", "termsOfService", "contact"),
                .every("license", holding: .object(.license)), .every("version"),
            ]
        case .license: [.every("name"), .since(.v3_1, "identifier"), .every("url")]
        case .server:
            [
                .since(.v3_0, "url"), .since(.v3_2, "name"),
                .prose("description", since: .v3_0),
                .since(.v3_0, "variables", holding: .names(.object(.serverVariable))),
            ]
        case .serverVariable:
            [.since(.v3_0, "enum", "default"), .prose("description", since: .v3_0)]
        case .components: Self.componentsRows
        case .pathItem: Self.pathItemRows
        case .operation: Self.operationRows
        case .parameter, .bodyParameter, .items, .header: parameterRows
        case .requestBody, .mediaType, .encoding, .response, .link: messageRows
        case .callback: []
        case .tag:
            [
                .every("name"), .prose("summary", since: .v3_2),
                .prose("description", "externalDocs"), .since(.v3_2, "parent", "kind"),
            ]
        case .schema: Self.schemaRows
        case .discriminator:
            [
                .since(.v3_0, "propertyName"), .since(.v3_0, "mapping", holding: .schemaNames),
                .since(.v3_2, "defaultMapping"),
            ]
        case .xml:
            [
                .since(.v3_2, "nodeType"),
                .every("name", "namespace", "prefix", "attribute", "wrapped"),
            ]
        case .securityScheme, .oauthFlows, .oauthFlow: securityRows
        }
    }

    private static let documentRows: [[ObjectField]] = [
        .since(.v3_0, "openapi"), .only(.v2_0, "swagger"), .since(.v3_2, "$self"),
        .every("info", holding: .object(.info)),
        .only(.v2_0, "host", "basePath", "schemes", "consumes", "produces"),
        .since(.v3_1, "jsonSchemaDialect"),
        .since(.v3_0, "servers", holding: .list(.object(.server))),
        .every("paths", holding: .names(.object(.pathItem))),
        .since(.v3_1, "webhooks", holding: .names(.object(.pathItem))),
        .since(.v3_0, "components", holding: .object(.components)),
        .only(.v2_0, "definitions", holding: .names(.object(.schema))),
        .only(.v2_0, "parameters", holding: .names(.object(.parameter))),
        .only(.v2_0, "responses", holding: .names(.object(.response))),
        .only(.v2_0, "securityDefinitions", holding: .names(.object(.securityScheme))),
        .every("security", holding: .list(.securityRequirement)),
        .every("tags", holding: .list(.object(.tag))), .prose("externalDocs"),
    ]

    private static let componentsRows: [[ObjectField]] = [
        .since(.v3_0, "schemas", holding: .names(.object(.schema))),
        .since(.v3_0, "responses", holding: .names(.object(.response))),
        .since(.v3_0, "parameters", holding: .names(.object(.parameter))),
        .prose("examples", since: .v3_0),
        .since(.v3_0, "requestBodies", holding: .names(.object(.requestBody))),
        .since(.v3_0, "headers", holding: .names(.object(.header))),
        .since(.v3_0, "securitySchemes", holding: .names(.object(.securityScheme))),
        .since(.v3_0, "links", holding: .names(.object(.link))),
        .since(.v3_0, "callbacks", holding: .names(.object(.callback))),
        .since(.v3_1, "pathItems", holding: .names(.object(.pathItem))),
        .since(.v3_2, "mediaTypes", holding: .names(.object(.mediaType))),
    ]

    private static let pathItemRows: [[ObjectField]] =
        [.prose("summary", "description", since: .v3_0)]
        + PathItemMethod.allCases.map {
            [ObjectField].since($0.firstVersion, $0.rawValue, holding: .object(.operation))
        } + [
            .since(.v3_2, "additionalOperations", holding: .names(.object(.operation))),
            .since(.v3_0, "servers", holding: .list(.object(.server))),
            .every("parameters", holding: .list(.object(.parameter))),
        ]

    private static let operationRows: [[ObjectField]] = [
        .every("tags"), .prose("summary", "description", "externalDocs"),
        .every("operationId"), .only(.v2_0, "consumes", "produces"),
        .every("parameters", holding: .list(.object(.parameter))),
        .since(.v3_0, "requestBody", holding: .object(.requestBody)),
        .every("responses", holding: .responses), .only(.v2_0, "schemes"),
        .since(.v3_0, "callbacks", holding: .names(.object(.callback))), .every("deprecated"),
        .every("security", holding: .list(.securityRequirement)),
        .since(.v3_0, "servers", holding: .list(.object(.server))),
    ]
}
