import Diagnostics

/// What Swagger 2.0 says otherwise than OpenAPI 3, or does not say.
extension RulePage {
    static let assumedMediaType = RulePage(
        means:
            "In Swagger 2.0 `consumes` and `produces` say in which media types bodies travel, for the document or for "
            + "an operation. Where neither does, a body could be anything.",
        lost: "Nothing, where bodies are JSON; another kind of body is read and written as something that it is not.",
        remedy: "Add `consumes` and `produces` to the document or to the operation.",
        example: .document(
            RuleExample.swagger(
                """
                paths:
                  /orders:
                    get: {responses: {"200": {description: Count, schema: {type: integer}}}}
                """),
            repaired: RuleExample.swagger(
                """
                produces: [application/json]
                paths:
                  /orders:
                    get: {responses: {"200": {description: Count, schema: {type: integer}}}}
                """)))

    static let formMediaType = RulePage(
        means: "Parameters with `in: formData` are the fields of a form, and a form travels as "
            + "`application/x-www-form-urlencoded` or, as it must with a file, as `multipart/form-data`. The `consumes` in "
            + "force lists neither that fits.",
        lost: "Nothing of the form; its media type is one that the document does not list.",
        remedy: "Give the operation a `consumes` of its own with the media type of its form.",
        example: .document(
            RuleExample.swagger(
                """
                consumes: [application/json]
                paths:
                  /orders:
                    post:
                      parameters: [{name: note, in: formData, type: string}]
                      responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.swagger(
                """
                consumes: [application/json]
                paths:
                  /orders:
                    post:
                      consumes: [application/x-www-form-urlencoded]
                      parameters: [{name: note, in: formData, type: string}]
                      responses: {"204": {description: Done}}
                """)))

    static let severalBodies = RulePage(
        means: "A request has one body: a parameter with `in: body`, or the fields with `in: formData`. Here there are "
            + "two bodies, a body and fields, or one field twice.",
        lost: "The operation.",
        remedy: "Leave one of them, or put what belongs together into one schema.",
        example: .document(
            RuleExample.swagger(
                """
                consumes: [application/json]
                paths:
                  /orders:
                    post:
                      parameters:
                        - {name: order, in: body, schema: {type: string}}
                        - {name: customer, in: body, schema: {type: string}}
                      responses: {"204": {description: Done}}
                """)))

    static let collectionFormat = RulePage(
        means:
            "`collectionFormat` says what stands between the elements of a list, and not every place has every format: "
            + "in a path or a header a list is written with commas, and in a form with a file each element is a part.",
        lost: "The separator that the document asks for; a header that is read is left as the text that it is.",
        remedy: "Write a format that the place has, or a plain text that the caller joins.",
        example: .document(
            RuleExample.swagger(
                """
                paths:
                  /orders:
                    get:
                      parameters:
                        - {name: X-Ids, in: header, type: array, items: {type: string}, collectionFormat: pipes}
                      responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.swagger(
                """
                paths:
                  /orders:
                    get:
                      parameters:
                        - {name: X-Ids, in: header, type: array, items: {type: string}, collectionFormat: csv}
                      responses: {"204": {description: Done}}
                """)))

    static let swaggerServer = RulePage(
        means: "An address is made of `schemes`, `host` and `basePath`. One of them is missing, or holds a part of "
            + "another.",
        lost: "Nothing, where what is taken is meant; otherwise `defaultBaseURL` leads elsewhere.",
        remedy: "Write the scheme into `schemes`, the name and the port into `host`, and the path, which begins with a "
            + "slash, into `basePath`.",
        example: .document(
            """
            swagger: "2.0"
            info: {title: Shop, version: "1"}
            host: shop.example
            paths: {}

            """,
            repaired: """
                swagger: "2.0"
                info: {title: Shop, version: "1"}
                host: shop.example
                schemes: [https]
                paths: {}

                """))

    static let untypedParameter = RulePage(
        means:
            "A parameter that is not the body, and a header, has its type in its own fields. This one has none, or a "
            + "`schema` as in OpenAPI 3.",
        lost: "Nothing where there is a `schema`, which is read; otherwise the type, since the value is taken as text.",
        remedy: "Write `type`, with `format` or `items`, into the parameter itself.",
        example: .document(
            RuleExample.swagger(
                """
                paths:
                  /orders:
                    get:
                      parameters: [{name: limit, in: query}]
                      responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.swagger(
                """
                paths:
                  /orders:
                    get:
                      parameters: [{name: limit, in: query, type: integer}]
                      responses: {"204": {description: Done}}
                """)))

    static let laterKeyword = RulePage(
        means:
            "The document says that it is Swagger 2.0 and uses a word that came with OpenAPI 3, such as `nullable` or "
            + "`oneOf`. What it means is clear, so it is read.",
        lost: "Nothing here; tools that keep to the version drop what the word says.",
        remedy: "Say that the document is OpenAPI 3, or write what Swagger 2.0 has: `x-nullable`, `allOf`.",
        example: .document(
            RuleExample.swagger(
                """
                paths: {}
                definitions:
                  Note: {type: string, nullable: true}
                """),
            repaired: RuleExample.swagger(
                """
                paths: {}
                definitions:
                  Note: {type: string, x-nullable: true}
                """)))

    static let oauthFlow = RulePage(
        means: "A scheme of OAuth 2 names its `flow` and the URLs that the flow needs. One is missing, or is a word of "
            + "OpenAPI 3.",
        lost: "Nothing of a request: it carries the token as a bearer token, however the token was got.",
        remedy:
            "Write `implicit`, `password`, `application` or `accessCode`, with `authorizationUrl` and `tokenUrl` as "
            + "the flow has them.",
        example: .document(
            RuleExample.swagger(
                """
                paths: {}
                securityDefinitions:
                  login: {type: oauth2, flow: clientCredentials, tokenUrl: "https://shop.example/token", scopes: {}}
                """),
            repaired: RuleExample.swagger(
                """
                paths: {}
                securityDefinitions:
                  login: {type: oauth2, flow: application, tokenUrl: "https://shop.example/token", scopes: {}}
                """)))
}

extension RuleExample {
    /// A Swagger 2.0 document with these lines after its head.
    static func swagger(_ lines: String) -> String {
        "swagger: \"2.0\"\ninfo: {title: Shop, version: \"1\"}\nhost: shop.example\nschemes: [https]\n" + lines + "\n"
    }
}
