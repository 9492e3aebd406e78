extension ObjectKind {
    /// The fields of the Schema Object: the keywords of JSON Schema that 3.1 adds, around the order of 3.0.
    static let schemaRows: [[ObjectField]] = [
        .since(.v3_1, "$schema", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$vocabulary"),
        .prose("$comment", since: .v3_1), .every("title"), .prose("description"),
        .every("multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength"),
        .every("minLength", "pattern", "maxItems", "minItems", "uniqueItems"),
        .since(.v3_1, "maxContains", "minContains"),
        .every("maxProperties", "minProperties", "required"), .since(.v3_1, "dependentRequired"),
        .every("enum"), .since(.v3_1, "const"), .every("type"),
        .every("allOf", holding: .list(.object(.schema))),
        .since(.v3_0, "oneOf", "anyOf", holding: .list(.object(.schema))),
        .since(.v3_0, "not", holding: .object(.schema)),
        .since(.v3_1, "if", "then", "else", holding: .object(.schema)),
        .since(.v3_1, "dependentSchemas", holding: .names(.object(.schema))),
        .since(.v3_1, "prefixItems", holding: .list(.object(.schema))),
        .every("items", holding: .object(.schema)),
        .since(.v3_1, "contains", holding: .object(.schema)),
        .every("properties", holding: .names(.object(.schema))),
        .since(.v3_1, "patternProperties", holding: .names(.object(.schema))),
        .every("additionalProperties", holding: .object(.schema)),
        .since(
            .v3_1, "propertyNames", "unevaluatedItems", "unevaluatedProperties", holding: .object(.schema)),
        .every("format"), .since(.v3_1, "contentEncoding", "contentMediaType"),
        .since(.v3_1, "contentSchema", holding: .object(.schema)), .every("default"),
        .only(.v3_0, "nullable"), .every("discriminator", holding: .object(.discriminator)),
        .every("readOnly"), .since(.v3_0, "writeOnly"),
        .every("xml", holding: .object(.xml)), .prose("externalDocs", "example"),
        .prose("examples", since: .v3_1), .since(.v3_0, "deprecated"),
        .since(.v3_1, "$defs", "definitions", holding: .names(.object(.schema))),
        .since(.v3_1, "$recursiveRef", "$recursiveAnchor"),
    ]
}
