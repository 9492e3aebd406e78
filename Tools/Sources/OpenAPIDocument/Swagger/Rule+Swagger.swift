import Diagnostics

extension Rule {
    package static let assumedMediaType = Rule(
        id: "swagger.media-type", level: .note, page: PackageResources.swagger_media_type_md)
    package static let formMediaType = Rule(id: "swagger.form", level: .warning, page: PackageResources.swagger_form_md)
    package static let severalBodies = Rule(
        id: "swagger.bodies", level: .refusal, page: PackageResources.swagger_bodies_md)
    package static let collectionFormat = Rule(
        id: "swagger.collection-format", level: .warning, page: PackageResources.swagger_collection_format_md)
    package static let swaggerServer = Rule(
        id: "swagger.server", level: .warning, page: PackageResources.swagger_server_md)
    package static let untypedParameter = Rule(
        id: "swagger.parameter", level: .warning, page: PackageResources.swagger_parameter_md)
    package static let laterKeyword = Rule(
        id: "swagger.later-keyword", level: .warning, page: PackageResources.swagger_later_keyword_md)
    package static let oauthFlow = Rule(
        id: "swagger.oauth-flow", level: .warning, page: PackageResources.swagger_oauth_flow_md)

    /// Every rule that only reading a Swagger 2.0 document can raise.
    package static let swaggerRules: [Rule] = [
        assumedMediaType, formMediaType, severalBodies, collectionFormat, swaggerServer, untypedParameter,
        laterKeyword, oauthFlow,
    ]
}
