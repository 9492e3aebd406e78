import Diagnostics

/// Bounds on what a document may ask of the making of types, references followed.
package enum SchemaLimits {
    /// The greatest depth of types that are made one within another.
    package static let depth = 512
    /// Below this depth, skip the self-containment check.
    package static let uncheckedDepth = 8
    /// The greatest number of schemas of one location that stand within one another; a schema made from another has its
    /// location.
    package static let repetitions = 4
    /// The greatest number of values that get a type, each counted as often as it is reached.
    package static let count = 10_000_000
    /// The greatest number of schemas that are made by joining branches of unions with what stands beside them.
    static let joinedSchemas = 200_000
}

extension Rule {
    /// Schemas stand for one another, or hold one another, beyond any bound.
    package static let schemaLimit = Rule(
        id: "schema.limit", level: .error,
        summary: "Schemas stand for one another, or within one another, more than is bounded.", page: .schemaLimit)
}

extension RulePage {
    static let schemaLimit = RulePage(
        means: "Following its references, a schema stands for another, that for a third, and so on for longer than any "
            + "document needs; or what schemas merge holds what merges them, without an end. The finding names the bound.",
        lost: "The whole document: nothing is generated.",
        remedy: "Let the schemas refer to what they stand for themselves, and give what merges others a name among the "
            + "components.",
        example: .words("A thousand schemas, each of which is nothing but a reference to the next."))
}
