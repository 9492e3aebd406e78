extension ObjectKind {
    /// The fields of parameters, and of objects that describe a value as parameters do.
    var parameterRows: [[ObjectField]] {
        switch self {
        case .bodyParameter:
            [
                .only(.v2_0, "name", "in"), .prose("description"),
                .only(.v2_0, "required"), .only(.v2_0, "schema", holding: .object(.schema)),
            ]
        case .items: Self.itemsRows
        case .header:
            [
                .prose("description"), .since(.v3_0, "required", "deprecated"),
                .only(.v3_0, "allowEmptyValue"), .since(.v3_0, "style", "explode"),
                .only(.v3_0, "allowReserved"),
            ] + Self.describedValueRows + Self.itemsRows
        default:
            [
                .every("name", "in"), .prose("description"), .every("required"),
                .since(.v3_0, "deprecated"), .every("allowEmptyValue"),
                .since(.v3_0, "style", "explode", "allowReserved"),
            ] + Self.describedValueRows + Self.itemsRows
        }
    }

    /// The fields that describe a value in OpenAPI 3.
    private static let describedValueRows: [[ObjectField]] = [
        .since(.v3_0, "schema", holding: .object(.schema)),
        .since(.v3_0, "content", holding: .names(.object(.mediaType))), .prose("example", "examples", since: .v3_0),
    ]

    /// The fields that describe a value in Swagger 2.0, where a parameter or a header has no schema.
    private static let itemsRows: [[ObjectField]] = [
        .only(.v2_0, "type", "format"), .only(.v2_0, "items", holding: .object(.items)),
        .only(.v2_0, "collectionFormat", "default", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"),
        .only(.v2_0, "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "enum", "multipleOf"),
    ]

    /// The fields of bodies, responses and their parts.
    var messageRows: [[ObjectField]] {
        switch self {
        case .requestBody:
            [
                .prose("description", since: .v3_0),
                .since(.v3_0, "content", holding: .names(.object(.mediaType))),
                .since(.v3_0, "required"),
            ]
        case .mediaType:
            [
                .since(.v3_0, "schema", holding: .object(.schema)),
                .since(.v3_2, "itemSchema", holding: .object(.schema)),
                .prose("example", "examples", since: .v3_0),
                .since(.v3_0, "encoding", holding: .names(.object(.encoding))),
            ] + Self.encodingByPositionRows
        case .encoding:
            [
                .since(.v3_0, "contentType"),
                .since(.v3_0, "headers", holding: .names(.object(.header))),
                .since(.v3_0, "style", "explode", "allowReserved"),
                .since(.v3_2, "encoding", holding: .names(.object(.encoding))),
            ] + Self.encodingByPositionRows
        case .response:
            [
                .prose("summary", since: .v3_2), .prose("description"),
                .only(.v2_0, "schema", holding: .object(.schema)),
                .every("headers", holding: .names(.object(.header))), .only(.v2_0, "examples"),
                .since(.v3_0, "content", holding: .names(.object(.mediaType))),
                .since(.v3_0, "links", holding: .names(.object(.link))),
            ]
        default:
            [
                .since(.v3_0, "operationRef", "operationId", "parameters", "requestBody"),
                .prose("description", since: .v3_0),
                .since(.v3_0, "server", holding: .object(.server)),
            ]
        }
    }

    private static let encodingByPositionRows: [[ObjectField]] = [
        .since(.v3_2, "prefixEncoding", holding: .list(.object(.encoding))),
        .since(.v3_2, "itemEncoding", holding: .object(.encoding)),
    ]
}
