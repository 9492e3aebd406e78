import Diagnostics
import OpenAPIDocument

/// Schemas that say more than their Swift types, or something twice.
extension RulePage {
    static let untypedSchema = RulePage(
        means: "The document says more of a value than its Swift type can: an enumeration whose values are not of its "
            + "type, a parameter without a schema.",
        lost: "What the document says beyond the type that the finding names.",
        remedy: "Make the values and the type agree, or give the parameter a schema.",
        example: .document(
            RuleExample.schemas(
                """
                Paid: {type: boolean, enum: [1, 0]}
                """),
            repaired: RuleExample.schemas(
                """
                Paid: {type: integer, enum: [1, 0]}
                """)))

    static let duplicateEnumValue = RulePage(
        means: "An enumeration lists a value twice. It becomes one case.",
        lost: "Nothing, unless another value was meant.",
        remedy: "Remove one of the two, or write the value that was meant.",
        example: .document(
            RuleExample.schemas(
                """
                State: {type: string, enum: [open, paid, open]}
                """),
            repaired: RuleExample.schemas(
                """
                State: {type: string, enum: [open, paid]}
                """)))

    static let emptyEnumeration = RulePage(
        means: "An enumeration lists no value, so that strictly no value would fit. The list is taken as if it were "
            + "not there.",
        lost: "The enumeration: any value of the type is taken.",
        remedy: "List the values, or remove `enum`.",
        example: .document(
            RuleExample.schemas(
                """
                State: {type: string, enum: []}
                """),
            repaired: RuleExample.schemas(
                """
                State: {type: string, enum: [open, paid]}
                """)))

    static let discriminator = RulePage(
        means: "A discriminator names the key whose value tells the branches of a union apart. Here a value is mapped "
            + "to no branch, no branch has the key, or there is no union beside it.",
        lost: "The mapping, or the key in what is sent; branches are told apart without it where that is possible.",
        remedy: "Map to branches of the union, give the branches the key, and list them under `oneOf`.",
        example: .document(
            RuleExample.schemas(
                """
                Card: {type: object, required: [kind], properties: {kind: {type: string}, number: {type: string}}}
                Cash: {type: object, required: [kind], properties: {kind: {type: string}, coins: {type: integer}}}
                Payment:
                  oneOf: [{$ref: "#/components/schemas/Card"}, {$ref: "#/components/schemas/Cash"}]
                  discriminator: {propertyName: kind, mapping: {card: Card, cash: Coins}}
                """),
            repaired: RuleExample.schemas(
                """
                Card: {type: object, required: [kind], properties: {kind: {type: string}, number: {type: string}}}
                Cash: {type: object, required: [kind], properties: {kind: {type: string}, coins: {type: integer}}}
                Payment:
                  oneOf: [{$ref: "#/components/schemas/Card"}, {$ref: "#/components/schemas/Cash"}]
                  discriminator: {propertyName: kind, mapping: {card: Card, cash: Cash}}
                """)))

    static let requiredWithoutProperty = RulePage(
        means: "`required` names a key that is not among the schema's properties, so that nothing is known of its "
            + "value.",
        lost: "The key: the type has no member for it.",
        remedy: "List the key under `properties`, or take it out of `required`.",
        example: .document(
            RuleExample.schemas(
                """
                Order: {type: object, required: [id], properties: {total: {type: number}}}
                """),
            repaired: RuleExample.schemas(
                """
                Order: {type: object, required: [total], properties: {total: {type: number}}}
                """)))
}
