import Diagnostics
import OpenAPIDocument

/// Parameters, and slots for them.
extension RulePage {
    static let duplicateParameter = RulePage(
        means: "One list of parameters has two of one name in one place. An operation's parameter may replace its "
            + "path's, but within a list each counts once. The finding names both.",
        lost: "The operation: it is left out.",
        remedy: "Remove or rename one of the two.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {name: page, in: query, schema: {type: integer}}
                  - {name: page, in: query, schema: {type: string}}
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                parameters:
                  - {name: page, in: query, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """)))

    static let parameterStyle = RulePage(
        means: "A parameter's `style` or `content` does not say how its values are written in a request: the style is "
            + "not one of its place, the values nest deeper than a style can spell, or the media type is one that the "
            + "client does not write. It is written in the nearest way, which the finding names.",
        lost: "The document's way of writing the value; a server may expect another one.",
        remedy: "State a style that fits the place and the value, or `content` with `application/json`.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {name: ids, in: query, style: matrix, schema: {type: array, items: {type: string}}}
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                parameters:
                  - {name: ids, in: query, style: form, schema: {type: array, items: {type: string}}}
                responses: {"204": {description: Done}}
                """)))

    static let notCarriedParameter = RulePage(
        means: "The document allows something of a parameter for which its Swift type has no value, such as an empty "
            + "number.",
        lost: "That one value: the client cannot send it.",
        remedy: "Nothing, unless an app needs the value: then give the parameter a type that has it.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {name: page, in: query, allowEmptyValue: true, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                parameters:
                  - {name: page, in: query, allowEmptyValue: true, schema: {type: string}}
                responses: {"204": {description: Done}}
                """)))

    static let reservedHeader = RulePage(
        means: "Header parameters named Accept, Content-Type and Authorization have no meaning in OpenAPI: the media "
            + "types and the security schemes of the document say what these headers hold, and the request sets them.",
        lost: "The parameter: the operation has no argument for it.",
        remedy: "Describe the header by `content` or by a security scheme, and remove the parameter.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {name: Accept, in: header, schema: {type: string}}
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.operation(
                """
                responses: {"204": {description: Done}}
                """)))

    static let unusedSlot = RulePage(
        means: "A slot is a query parameter whose value the wiring gives, in place of whoever calls. None of the "
            + "operations that are generated has a query parameter of the name.",
        lost: "The whole run: mostly the name is misspelt, and a signature would stay without its parameter.",
        remedy: "Correct the name under `slots` in `backend.yaml`, or remove it.",
        example: .document(
            RuleExample.operation(
                """
                parameters:
                  - {name: timestamp, in: query, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """), settings: "slots: [time]\n",
            repaired: RuleExample.operation(
                """
                parameters:
                  - {name: time, in: query, schema: {type: integer}}
                responses: {"204": {description: Done}}
                """)))
}
