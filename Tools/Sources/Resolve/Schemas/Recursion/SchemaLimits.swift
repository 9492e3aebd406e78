import Diagnostics

/// Bounds on what a document may ask of the making of types, references followed.
enum SchemaLimits {
    /// How many types may be made one within the other.
    static let depth = 512
    /// So deep no one asks whether a schema stands within itself.
    static let unsuspected = 8
    /// How many schemas of one place may stand within one another: what is made of one stands where it does.
    static let repetitions = 4
    /// How many values may be given a type, each as often as it is reached.
    static let count = 10_000_000
}

extension Rule {
    /// Schemas stand for one another, or hold one another, beyond any bound.
    package static let schemaLimit = Rule(id: "schema.limit", level: .error, page: PackageResources.schema_limit_md)
}
