import Diagnostics
import OpenAPIDocument

/// Servers, and names that Swift cannot have.
extension RulePage {
    static let relativeServer = RulePage(
        means: "The URL of a server has no scheme and host: it counts from where the document was fetched, which the "
            + "client does not know.",
        lost: "The URL: there is no `defaultBaseURL`, or what the server serves is sent to the API's base URL.",
        remedy: "State the base URL in the wiring, or write the whole URL in the document.",
        example: .document(
            RuleExample.api(
                """
                servers: [{url: /v1}]
                paths: {}
                """),
            repaired: RuleExample.api(
                """
                servers: [{url: "https://shop.test/v1"}]
                paths: {}
                """)))

    static let ownServer = RulePage(
        means: "An operation or a path has servers of its own. Which one is called is the wiring's to decide, so that "
            + "a request goes to the API's base URL unless the wiring asks `ownBaseURL(of:)`.",
        lost: "Nothing: the URL is in the output, and is not used by itself.",
        remedy: "Let the wiring ask `ownBaseURL(of:)` where such operations are called.",
        example: .document(
            RuleExample.api(
                """
                servers: [{url: "https://shop.test"}]
                paths:
                  /photos:
                    servers: [{url: "https://photos.test"}]
                    get: {responses: {"204": {description: Done}}}
                """),
            repaired: RuleExample.api(
                """
                servers: [{url: "https://shop.test"}]
                paths:
                  /photos:
                    get: {responses: {"204": {description: Done}}}
                """)))

    static let unusableNamespace = RulePage(
        means: "The name given for the namespace is no Swift identifier, or one that the generated code refers to, "
            + "such as `String`, and would hide.",
        lost: "The whole run: the output would not compile.",
        remedy: "Give another name under `enumName` or after `--enum-name`, or none: then `info.title` makes one.",
        example: .document(RuleExample.api("paths: {}"), settings: "enumName: String\n"))

    static let duplicateOperationID = RulePage(
        means: "Several operations have the same operationId. OpenAPI wants it to be unique in the document.",
        lost: "The name: each of these operations is named after its method and path, and is called so in logs.",
        remedy: "Give each operation an operationId of its own, in the document or by an overlay.",
        example: .document(
            RuleExample.api(
                """
                paths:
                  /cats: {get: {operationId: list, responses: {'204': {description: Done}}}}
                  /dogs: {get: {operationId: list, responses: {'204': {description: Done}}}}
                """)))

    static let nameCollision = RulePage(
        means: "Two names of the document make one Swift name, such as `a-b` and `a_b`. The first keeps it, the later "
            + "one is spelled out, so that adding to a document renames nothing.",
        lost: "Nothing but a handsome name.",
        remedy: "Nothing, or give one of the two another name.",
        example: .document(
            RuleExample.schemas(
                """
                Order: {type: object, properties: {order-id: {type: string}, order_id: {type: string}}}
                """),
            repaired: RuleExample.schemas(
                """
                Order: {type: object, properties: {order-id: {type: string}}}
                """)))
}
