import Diagnostics

extension RulePage {
    static let queryString = RulePage(
        means:
            "A parameter `in: querystring` (OpenAPI 3.2) is all of the query string at once. It is written where it is "
            + "a form, `application/x-www-form-urlencoded`, of an object: then each member is an item of the query.",
        lost: "The operation: it is left out.",
        remedy: "Describe the items as parameters `in: query`.",
        example: .document(
            """
            openapi: 3.2.0
            info: {title: Shop, version: "1"}
            paths:
              /orders:
                get:
                  operationId: findOrders
                  parameters:
                    - {name: filter, in: querystring, content: {application/jsonpath: {schema: {type: string}}}}
                  responses: {"204": {description: None}}

            """,
            repaired: """
                openapi: 3.2.0
                info: {title: Shop, version: "1"}
                paths:
                  /orders:
                    get:
                      operationId: findOrders
                      parameters:
                        - {name: filter, in: query, schema: {type: string}}
                      responses: {"204": {description: None}}

                """))
}
