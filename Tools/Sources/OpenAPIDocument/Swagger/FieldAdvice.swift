import OpenAPIGrammar

/// Advice on fields that one specification has and the other does not: the other's counterpart.
enum FieldAdvice {
    /// The message about a field that the document's specification does not list for an object.
    static func sentence(_ field: String, in kind: ObjectKind, _ dialect: Dialect) -> String {
        let table = dialect == .swagger2 ? ofOpenAPI3 : ofSwagger2
        guard let advice = table[kind == .bodyParameter ? .parameter : kind]?[field] else {
            return "\(dialect.words) has no field `\(field)` in \(kind.wordsWithArticle); it is not read: "
                + "check its spelling and its place"
        }
        let other = dialect == .swagger2 ? "OpenAPI 3" : "Swagger 2.0"
        let own = dialect == .swagger2 ? "Swagger 2.0" : "OpenAPI 3"
        return "`\(field)` in \(kind.wordsWithArticle) is of \(other); it is not read: in \(own) \(advice)"
    }

    static let ofOpenAPI3: [ObjectKind: [String: String]] = [
        .document: [
            "openapi": "`swagger` says the version",
            "servers": "`host`, `basePath` and `schemes` say where the API is served",
            "components": "schemas stand in `definitions`, and `parameters`, `responses` and `securityDefinitions` "
                + "beside it",
            "webhooks": "there are none",
        ],
        .pathItem: [
            "servers": "`schemes` of an operation alone says where it is served",
            "trace": "there is no operation of that method",
            "summary": "an operation has it", "description": "an operation has it",
        ],
        .operation: [
            "requestBody": "a parameter with `in: body` is the body, or parameters with `in: formData` are its fields",
            "servers": "`schemes` says how the operation is reached",
            "callbacks": "there are none",
        ],
        .parameter: [
            "schema": "`type`, `format` and `items` stand in the parameter itself",
            "content": "a value in path, query or header is no document",
            "style": "`collectionFormat` says how a list is written",
            "explode": "`collectionFormat: multi` says it of a list",
        ],
        .response: [
            "content": "`schema` says what the body is, and `produces` of the operation in which media types",
            "links": "there are none",
        ],
        .header: [
            "schema": "`type`, `format` and `items` stand in the header itself",
            "style": "`collectionFormat` says how a list is written",
        ],
        .securityScheme: [
            "scheme": "`type: basic` is the one of that kind",
            "flows": "`flow`, `authorizationUrl`, `tokenUrl` and `scopes` stand in the scheme itself",
        ],
    ]

    static let ofSwagger2: [ObjectKind: [String: String]] = [
        .document: [
            "host": "`servers` says where the API is served", "basePath": "`servers` says where the API is served",
            "schemes": "`servers` says where the API is served",
            "consumes": "the keys of a request body's `content` are its media types",
            "produces": "the keys of a response's `content` are its media types",
            "definitions": "schemas stand in `components.schemas`",
            "parameters": "shared parameters stand in `components.parameters`",
            "responses": "shared responses stand in `components.responses`",
            "securityDefinitions": "security schemes stand in `components.securitySchemes`",
        ],
        .operation: [
            "consumes": "the keys of `content` in `requestBody` are the media types",
            "produces": "the keys of `content` in each response are the media types",
            "schemes": "`servers` says where the operation is served",
        ],
        .parameter: [
            "type": "`schema` has it", "format": "`schema` has it", "items": "`schema` has it",
            "enum": "`schema` has it", "default": "`schema` has it",
            "collectionFormat": "`style` and `explode` say how a list is written",
        ],
        .response: [
            "schema": "`content` has it, below each media type",
            "examples": "`content` has them, below each media type",
        ],
        .header: ["type": "`schema` has it", "format": "`schema` has it", "items": "`schema` has it"],
        .securityScheme: [
            "flow": "`flows` has an entry for each flow", "authorizationUrl": "an entry of `flows` has it",
            "tokenUrl": "an entry of `flows` has it", "scopes": "an entry of `flows` has them",
        ],
    ]
}
