import Diagnostics

/// What a document is, its fields and their kinds.
extension RulePage {
    static let notOpenAPI = RulePage(
        means: "A document of OpenAPI is a mapping whose field `openapi`, or `swagger`, states its version. "
            + "This file is something else: a JSON Schema, a configuration, a part of a document.",
        lost: "The whole document: nothing is generated.",
        remedy: "Name the file that begins the document, or give it an `openapi` field.",
        example: .document(
            """
            info: {title: Shop, version: "1"}
            paths: {}

            """,
            repaired: RuleExample.api("paths: {}")))

    static let unsupportedVersion = RulePage(
        means: "The document says that it is written for a version of the specification that the generator does not "
            + "know; what its fields mean there cannot be guessed.",
        lost: "The whole document: nothing is generated.",
        remedy: "Convert the document to a version that is read, which the finding names.",
        example: .document(
            """
            openapi: 4.0.0
            info: {title: Shop, version: "1"}
            paths: {}

            """,
            repaired: RuleExample.api("paths: {}")))

    static let missingField = RulePage(
        means: "An object lacks a field without which it says nothing: a document its `info` with a `title`, a "
            + "parameter its `name` and `in`, a server its `url`, a security scheme its `type`.",
        lost: "The object, and each operation that needs it.",
        remedy: "Add the field that the finding names.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {in: query, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                parameters:
                  - {name: limit, in: query, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """)))

    static let wrongType = RulePage(
        means: "A field holds another kind of value than the specification gives it: a list where a mapping belongs, "
            + "a text where a list does, a `type` that is none. A path that does not begin with a slash is one, too.",
        lost: "What holds the field: the operation is left out, and a schema's values are `JSONValue`.",
        remedy: "Write the kind of value that the finding names; a word that no version knows is often a slip.",
        example: .document(
            RuleExample.schemas(
                """
                Order:
                  type: object
                  required: id
                  properties: {id: {type: string}}
                """),
            repaired: RuleExample.schemas(
                """
                Order:
                  type: object
                  required: [id]
                  properties: {id: {type: string}}
                """)))

    static let unknownField = RulePage(
        means: "An object has a field that the specification does not give it. Mostly it is misspelt, indented "
            + "wrongly, or of another version. Fields whose names begin with `x-` are free, and never reported.",
        lost: "What the field says: it is not read.",
        remedy: "Correct its spelling or its place; begin its name with `x-` where it is your own.",
        example: .document(
            RuleExample.operation(
                """
                operationID: listOrders
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                operationId: listOrders
                responses: {"204": {description: Done}}
                """)))

    static let malformedMediaType = RulePage(
        means: "A key of `content` is a media type: a type, a slash and a subtype, with parameters after semicolons "
            + "(RFC 9110). This key is none, so that no request could name it and no response could match it.",
        lost: "The operation: it is left out.",
        remedy: "Write one media type for each key, such as `application/json`.",
        example: .document(
            RuleExample.operation(
                """
                responses:
                  "200": {description: Done, content: {json: {schema: {type: string}}}}
                """),
            repaired: RuleExample.operation(
                """
                responses:
                  "200": {description: Done, content: {application/json: {schema: {type: string}}}}
                """)))
}
