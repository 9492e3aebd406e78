import Diagnostics
import OpenAPIDocument

/// Path templates and the parameters in them.
extension RulePage {
    static let undeclaredPathParameter = RulePage(
        means: "A path has `{name}`, and neither the operation nor its path item declares a path parameter of that "
            + "name.",
        lost: "The parameter's type and description: it is taken as a string.",
        remedy: "Declare it under `parameters` with `in: path` and `required: true`.",
        example: .document(
            RuleExample.api(
                """
                paths:
                  /orders/{id}:
                    get: {responses: {"204": {description: Done}}}
                """),
            repaired: RuleExample.api(
                """
                paths:
                  /orders/{id}:
                    get:
                      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                      responses: {"204": {description: Done}}
                """)))

    static let unusedPathParameter = RulePage(
        means: "A parameter is declared with `in: path`, and the path has no `{name}` in which it could stand.",
        lost: "The parameter: the operation has no argument for it.",
        remedy: "Put `{name}` into the path, correct the name, or remove the parameter.",
        example: .document(
            RuleExample.operation(
                """
                parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.api(
                """
                paths:
                  /orders/{id}:
                    get:
                      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                      responses: {"204": {description: Done}}
                """)))

    static let optionalPathParameter = RulePage(
        means: "A path parameter says `required: false`. A path without its value would be another path, so that it "
            + "cannot be left out.",
        lost: "Nothing: the argument is required.",
        remedy: "Write `required: true`; where both paths exist, describe both.",
        example: .document(
            RuleExample.api(
                """
                paths:
                  /orders/{id}:
                    get:
                      parameters: [{name: id, in: path, required: false, schema: {type: integer}}]
                      responses: {"204": {description: Done}}
                """),
            repaired: RuleExample.api(
                """
                paths:
                  /orders/{id}:
                    get:
                      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                      responses: {"204": {description: Done}}
                """)))

    static let malformedPath = RulePage(
        means: "The braces of a path do not pair, so that it cannot be told what of it is a parameter.",
        lost: "The operations of the path: they are left out.",
        remedy: "Write each parameter as `{name}`; a brace that is meant is percent-encoded, `%7B` and `%7D`.",
        example: .document(
            RuleExample.api(
                """
                paths:
                  "/orders/{id":
                    get: {responses: {"204": {description: Done}}}
                """),
            repaired: RuleExample.api(
                """
                paths:
                  "/orders/{id}":
                    get:
                      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                      responses: {"204": {description: Done}}
                """)))
}
