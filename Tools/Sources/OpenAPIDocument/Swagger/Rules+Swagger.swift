import Diagnostics

extension Rule {
    package static let assumedMediaType = Rule(
        id: "swagger.media-type", level: .note,
        summary: "No `consumes` or `produces` says in which media type bodies are; `application/json` is taken.",
        page: PackageResources.swagger_media_type_md)
    package static let formMediaType = Rule(
        id: "swagger.form", level: .warning,
        summary: "A form whose `consumes` lists no media type of forms; it is sent in one all the same.",
        page: PackageResources.swagger_form_md)
    package static let severalBodies = Rule(
        id: "swagger.bodies", level: .refusal,
        summary: "Parameters of one operation that cannot all be its body.",
        page: PackageResources.swagger_bodies_md)
    package static let collectionFormat = Rule(
        id: "swagger.collection-format", level: .warning,
        summary: "A `collectionFormat` that has no spelling in its place; the list is written in another one.",
        page: PackageResources.swagger_collection_format_md)
    package static let swaggerServer = Rule(
        id: "swagger.server", level: .warning,
        summary: "A `host`, `basePath` or `schemes` from which an address is made by assuming something.",
        page: PackageResources.swagger_server_md)
    package static let untypedParameter = Rule(
        id: "swagger.parameter", level: .warning,
        summary: "A parameter or a header without the `type` that Swagger 2.0 requires.",
        page: PackageResources.swagger_parameter_md)
    package static let laterKeyword = Rule(
        id: "swagger.later-keyword", level: .warning,
        summary: "A keyword of OpenAPI 3 in a Swagger 2.0 document; it is read as OpenAPI 3 means it.",
        page: PackageResources.swagger_later_keyword_md)
    package static let oauthFlow = Rule(
        id: "swagger.oauth-flow", level: .warning,
        summary: "An OAuth 2 scheme with a `flow` that Swagger 2.0 does not have; its tokens are sent all the same.",
        page: PackageResources.swagger_oauth_flow_md)

    /// Every rule that only reading a Swagger 2.0 document can raise.
    package static let swaggerRules: [Rule] = [
        assumedMediaType, formMediaType, severalBodies, collectionFormat, swaggerServer, untypedParameter,
        laterKeyword, oauthFlow,
    ]
}
