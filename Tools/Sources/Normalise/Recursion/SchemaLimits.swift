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
    package static let schemaLimit = Rule(id: "schema.limit", level: .error, page: PackageResources.schema_limit_md)
}
