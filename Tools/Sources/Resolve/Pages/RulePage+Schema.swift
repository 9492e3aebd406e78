import Diagnostics
import OpenAPIDocument

/// Schemas that have no meaning, or whose parts do not go together.
extension RulePage {
    static let refusedSchema = RulePage(
        means: "A schema has a fault, which is reported where it stands, and so nothing can be said of its values; or "
            + "it has the name of another one, written with other code points.",
        lost: "Its type: values of it are `JSONValue`.",
        remedy: "Correct the fault that is reported within the schema, or rename one of the two.",
        example: .document(
            RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: [id, total]
                """),
            repaired: RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: {id: {type: string}, total: {type: number}}
                """)))

    static let contradiction = RulePage(
        means: "The parts of a schema, joined by `allOf` or standing beside a union, exclude each other: no value is "
            + "text and a number at once, or one of two enumerations without a common value. The finding names both "
            + "places.",
        lost: "The type of what holds them: its values are `JSONValue`.",
        remedy: "Make the parts agree; where either may hold, join them by `oneOf`.",
        example: .document(
            RuleExample.schemas(
                """
                Order:
                  allOf:
                    - {type: object, properties: {total: {type: number}}}
                    - {type: object, properties: {total: {type: string}}}
                """),
            repaired: RuleExample.schemas(
                """
                Order:
                  allOf:
                    - {type: object, properties: {total: {type: number}}}
                    - {type: object, properties: {currency: {type: string}}}
                """)))

    static let indistinctKeys = RulePage(
        means: "Two keys of one object are the same letters composed differently, such as é as one code point and as "
            + "e with an accent. JSON tells them apart; Swift compares texts by what they show, and its coders cannot.",
        lost: "The object's members: values of it are `JSONValue`.",
        remedy: "Rename one of the two keys.",
        example: .document(
            RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: {"caf\u{e9}": {type: string}, "cafe\u{301}": {type: string}}
                """),
            repaired: RuleExample.schemas(
                """
                Order:
                  type: object
                  properties: {"caf\u{e9}": {type: string}, coffee: {type: string}}
                """)))

    static let ignoredSiblings = RulePage(
        means:
            "In OpenAPI 3.0 and Swagger 2.0 a `$ref` stands for what it names, and whatever stands beside it is ignored. From 3.1 "
            + "on, it counts.",
        lost: "What stands beside the reference, such as a description or `nullable`.",
        remedy: "Put the reference into an `allOf` of one item and the rest beside that, or state version 3.1.",
        example: .document(
            """
            openapi: 3.0.3
            info: {title: Shop, version: "1"}
            paths: {}
            components:
              schemas:
                Text: {type: string}
                Order:
                  type: object
                  properties: {note: {$ref: "#/components/schemas/Text", nullable: true}}

            """,
            repaired: """
                openapi: 3.0.3
                info: {title: Shop, version: "1"}
                paths: {}
                components:
                  schemas:
                    Text: {type: string}
                    Order:
                      type: object
                      properties: {note: {allOf: [{$ref: "#/components/schemas/Text"}], nullable: true}}

                """))
}
