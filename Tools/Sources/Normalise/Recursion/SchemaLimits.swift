import Diagnostics

/// The limits of the types that are made for a document, with references followed.
package enum SchemaLimits {
    /// The greatest depth of nested types.
    package static let depth = 512
    /// The depth up to which no schema is checked for containing itself.
    package static let uncheckedDepth = 8
    /// The greatest number of schemas with the same location within one another. A schema that normalising makes has
    /// the location of its original.
    package static let repetitions = 4
    /// The greatest number of values that get a type. A value is counted each time it is reached.
    package static let count = 10_000_000
    /// The greatest number of schemas made by merging the branches of unions with the keywords beside the unions.
    static let joinedSchemas = 200_000
}

extension Rule {
    /// Schemas refer to one another, or contain one another, beyond a limit.
    package static let schemaLimit = Rule(id: "schema.limit", level: .error, page: PackageResources.schema_limit_md)
}
