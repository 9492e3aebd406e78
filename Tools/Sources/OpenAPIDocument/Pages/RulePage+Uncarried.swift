import Diagnostics

/// What a document may say, and the output does not.
extension RulePage {
    static let notGeneratedYet = RulePage(
        means: "The document uses a construct that the generator reads and knows, but makes nothing of: a keyword "
            + "that limits values without changing their type, such as `not` or `if`, or a field without effect where "
            + "it stands.",
        lost: "The limit: the Swift type takes values that the document excludes, and the server decides.",
        remedy: "Nothing, where the server's answer is enough; else check the value in the app before it is sent.",
        example: .document(
            RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: {id: {type: string}}
                  not: {required: [deleted]}
                """),
            repaired: RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: {id: {type: string}}
                """)))

    static let notCarried = RulePage(
        means: "The document says something that changes no request and no type: links between operations, callbacks "
            + "of a callback, a body of a response that has none.",
        lost: "The fact: it is in the document, and not in the output.",
        remedy: "Nothing; read the document where the fact is needed.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "204": {description: Done, links: {next: {operationId: listOrders}}}
                operationId: listOrders
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "204": {description: Done}
                operationId: listOrders
                """)))

    static let notClientCallable = RulePage(
        means: "Webhooks and callbacks are requests that the server sends to an app. The output has functions that "
            + "read their bodies; a client has nothing to call.",
        lost: "Nothing that a client could do.",
        remedy: "Nothing; an app that receives such requests reads them with the functions under `Events`.",
        example: .document(
            RuleExample.api(
                """
                paths: {}
                webhooks:
                  orderPaid:
                    post:
                      requestBody: {content: {application/json: {schema: {type: string}}}}
                      responses: {"204": {description: Done}}
                """)))
}
