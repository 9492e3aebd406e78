import Diagnostics

/// References that lead to nothing that can be used.
extension RulePage {
    static let unresolvedReference = RulePage(
        means: "A `$ref` names a place at which the document has nothing. Mostly a component was renamed or removed, "
            + "or the reference is misspelt. Several references to one missing place are one finding.",
        lost: "What holds the reference: the operation is left out, and a schema's values are `JSONValue`.",
        remedy: "Correct the reference, or add what it names.",
        example: .document(
            RuleExample.schemas(
                """
                Order: {type: object, properties: {buyer: {$ref: "#/components/schemas/User"}}}
                """),
            repaired: RuleExample.schemas(
                """
                Order: {type: object, properties: {buyer: {$ref: "#/components/schemas/User"}}}
                User: {type: object, properties: {name: {type: string}}}
                """)))

    static let unreadReference = RulePage(
        means: "A `$ref` leads to a place that is not read in this run, such as another file when the generator was "
            + "given one document alone.",
        lost: "What holds the reference: the operation is left out, and a schema's values are `JSONValue`.",
        remedy: "Put what it names into the document, under `components`.",
        example: .document(
            RuleExample.schemas(
                """
                Order: {type: object, properties: {buyer: {$ref: "users.yaml#/User"}}}
                """),
            repaired: RuleExample.schemas(
                """
                Order: {type: object, properties: {buyer: {$ref: "#/components/schemas/User"}}}
                User: {type: object, properties: {name: {type: string}}}
                """)))

    static let circularReference = RulePage(
        means: "References lead back to where they began, and nothing with a meaning of its own stands between: a "
            + "schema that is itself, a list of itself without end, a union that is one of its own branches. A member "
            + "of an object may well be of the object's own type.",
        lost: "What holds the reference: the operation is left out, and a schema's values are `JSONValue`.",
        remedy: "Let one of the references name what was meant, or put an object between.",
        example: .document(
            RuleExample.schemas(
                """
                Order: {$ref: "#/components/schemas/Purchase"}
                Purchase: {$ref: "#/components/schemas/Order"}
                """),
            repaired: RuleExample.schemas(
                """
                Order: {$ref: "#/components/schemas/Purchase"}
                Purchase: {type: object, properties: {replaces: {$ref: "#/components/schemas/Order"}}}
                """)))
}
