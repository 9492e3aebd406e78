extension ObjectKind {
    /// A field's place among its object's fields, and what it holds.
    struct Field: Sendable {
        let rank: Int
        let shape: Shape
    }

    /// The methods of a path item in canonical order.
    static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]

    /// The field of a name; nil where the specification lists none.
    func field(_ name: String) -> Field? { Self.index[self]?[name] }

    private static let index: [ObjectKind: [String: Field]] = Dictionary(
        uniqueKeysWithValues: allCases.map { kind in
            let fields = [("$ref", Shape.free)] + kind.fields
            let ranked = fields.enumerated().map { ($1.0, Field(rank: $0, shape: $1.1)) }
            return (kind, Dictionary(uniqueKeysWithValues: ranked))
        })

    /// The fields in the specification's order.
    private var fields: [(String, Shape)] {
        switch self {
        case .document:
            free("openapi", "$self") + [("info", .object(.info))] + free("jsonSchemaDialect")
                + [
                    ("servers", .list(.object(.server))), ("paths", .free), ("webhooks", .free), ("components", .free),
                    ("security", .list(.securityRequirement)), ("tags", .list(.object(.tag))),
                ]
        case .info: free("title") + [("license", .object(.license))] + free("version")
        case .license: free("name", "identifier", "url")
        case .server: free("url", "name") + [("variables", .names(.object(.serverVariable)))]
        case .serverVariable: free("enum", "default")
        case .pathItem:
            Self.methods.map { ($0, .object(.operation)) } + [
                ("additionalOperations", .names(.object(.operation))), ("servers", .list(.object(.server))),
                ("parameters", .list(.object(.parameter))),
            ]
        case .operation:
            free("tags", "operationId") + [
                ("parameters", .list(.object(.parameter))), ("requestBody", .object(.requestBody)),
                ("responses", .responses), ("callbacks", .names(.object(.callback))), ("deprecated", .free),
                ("security", .list(.securityRequirement)), ("servers", .list(.object(.server))),
            ]
        case .parameter:
            free("name", "in", "required", "deprecated", "allowEmptyValue", "style", "explode", "allowReserved")
                + [("schema", .object(.schema)), ("content", .names(.object(.mediaType)))]
        case .header:
            free("required", "deprecated", "style", "explode")
                + [("schema", .object(.schema)), ("content", .names(.object(.mediaType)))]
        case .requestBody: [("content", .names(.object(.mediaType)))] + free("required")
        case .mediaType:
            [
                ("schema", .object(.schema)), ("itemSchema", .object(.schema)),
                ("encoding", .names(.object(.encoding))), ("prefixEncoding", .list(.object(.encoding))),
                ("itemEncoding", .object(.encoding)),
            ]
        case .encoding:
            free("contentType") + [("headers", .names(.object(.header)))] + free("style", "explode", "allowReserved")
        case .response:
            [
                ("headers", .names(.object(.header))), ("content", .names(.object(.mediaType))),
                ("links", .names(.object(.link))),
            ]
        case .link: free("operationRef", "operationId", "parameters", "requestBody") + [("server", .object(.server))]
        case .callback: []
        case .tag: free("name", "parent", "kind")
        case .schema: Self.schemaFields
        case .discriminator: free("propertyName") + [("mapping", .schemaNames)] + free("defaultMapping")
        case .xml: free("nodeType", "name", "namespace", "prefix", "attribute", "wrapped")
        case .securityScheme:
            free("type", "name", "in", "scheme", "bearerFormat") + [("flows", .object(.oauthFlows))]
                + free("openIdConnectUrl", "oauth2MetadataUrl", "deprecated")
        case .oauthFlows:
            ["implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization"]
                .map { ($0, .object(.oauthFlow)) }
        case .oauthFlow:
            free("authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl") + [("scopes", .scopes)]
        }
    }

    /// The Schema Object: what JSON Schema adds in 3.1, around the order of 3.0.
    private static var schemaFields: [(String, Shape)] {
        let schema = Shape.object(.schema)
        let schemas = Shape.list(schema)
        let named = Shape.names(schema)
        return free("$schema", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary")
            + free("title", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength")
            + free("minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains")
            + free("maxProperties", "minProperties", "required", "dependentRequired", "enum", "const", "type")
            + [
                ("allOf", schemas), ("oneOf", schemas), ("anyOf", schemas), ("not", schema), ("if", schema),
                ("then", schema), ("else", schema), ("dependentSchemas", named), ("prefixItems", schemas),
                ("items", schema), ("contains", schema), ("properties", named), ("patternProperties", named),
                ("additionalProperties", schema), ("propertyNames", schema), ("unevaluatedItems", schema),
                ("unevaluatedProperties", schema),
            ]
            + free("format", "contentEncoding", "contentMediaType") + [("contentSchema", schema)]
            + free("default", "nullable") + [("discriminator", .object(.discriminator))]
            + free("readOnly", "writeOnly") + [("xml", .object(.xml))] + free("deprecated")
            + [("$defs", named), ("definitions", named)]
    }

    private func free(_ names: String...) -> [(String, Shape)] { names.map { ($0, .free) } }

    private static func free(_ names: String...) -> [(String, Shape)] { names.map { ($0, .free) } }
}
