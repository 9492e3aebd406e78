import Testing

/// Requests that the server makes.
@Suite struct EventTests {
    @Test func webhooksAndCallbacks() {
        expect(
            .messages,
            of: paths(
                """
                /subscriptions:
                  post:
                    operationId: subscribe
                    responses: {"204": {}}
                    callbacks:
                      changed: {"{$request.body#/url}": {post: {requestBody: {content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: integer}}}}}}}}}
                """,
                more:
                    "webhooks: {pet-sold: {post: {summary: A pet is gone., deprecated: true, requestBody: {content: {application/json: {schema: {type: string}}}}}}}"
            ),
            finding: """
                a.yaml:3:11: note: webhooks are requests that the server makes: the client reads their bodies, and sends none [document.not-callable]
                a.yaml:10:9: note: callbacks are requests that the server makes: the client reads their bodies, and sends none [document.not-callable]

                """,
            is: """
                webhook petSold: string from `POST pet-sold`, deprecated // A pet is gone.
                callback subscribeChanged: SubscribeChangedPayload from `POST {$request.body#/url}`
                """)
    }
}
