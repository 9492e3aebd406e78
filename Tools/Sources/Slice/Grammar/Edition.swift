/// A minor version of OpenAPI 3, which decides which fields an object has.
enum Edition: Int, Comparable, Sendable {
    case v30, v31, v32

    /// The edition of the `openapi` field's text; nil for what is not version 3. A version after 3.2 counts as 3.2.
    init?(version: String) {
        guard version.hasPrefix("3.") else { return nil }
        self = version.hasPrefix("3.0") ? .v30 : version.hasPrefix("3.1") ? .v31 : .v32
    }

    /// The version in a sentence.
    var words: String { ["3.0", "3.1", "3.2"][rawValue] }

    static func < (left: Edition, right: Edition) -> Bool { left.rawValue < right.rawValue }
}

extension ObjectKind {
    /// Whether an object of this kind has a field in an edition. A schema may have any field from 3.1 on.
    func has(_ field: String, in edition: Edition) -> Bool {
        if self == .schema, edition >= .v31 { return true }
        if self == .callback || field == "$ref" { return true }
        guard self.field(field) != nil else { return false }
        return edition >= (Self.firstEdition[self]?[field] ?? .v30)
    }

    /// Fields that came after 3.0, with the edition that has them first.
    private static let firstEdition: [ObjectKind: [String: Edition]] = [
        .document: ["jsonSchemaDialect": .v31, "webhooks": .v31, "$self": .v32],
        .license: ["identifier": .v31],
        .server: ["name": .v32],
        .pathItem: ["query": .v32, "additionalOperations": .v32],
        .mediaType: ["itemSchema": .v32, "prefixEncoding": .v32, "itemEncoding": .v32],
        .tag: ["parent": .v32, "kind": .v32],
        .discriminator: ["defaultMapping": .v32],
        .xml: ["nodeType": .v32],
        .securityScheme: ["oauth2MetadataUrl": .v32, "deprecated": .v32],
        .oauthFlows: ["deviceAuthorization": .v32],
        .oauthFlow: ["deviceAuthorizationUrl": .v32],
        .schema: Dictionary(
            uniqueKeysWithValues: [
                "$schema", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary", "maxContains",
                "minContains", "dependentRequired", "const", "if", "then", "else", "dependentSchemas", "prefixItems",
                "contains", "patternProperties", "propertyNames", "unevaluatedItems", "unevaluatedProperties",
                "contentEncoding", "contentMediaType", "contentSchema", "$defs", "definitions",
            ].map { ($0, .v31) }),
    ]
}
