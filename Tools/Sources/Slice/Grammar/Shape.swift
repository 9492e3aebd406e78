/// What a value of a document is, so that a keyword is told apart from a name that is spelt like one.
indirect enum Shape: Hashable, Sendable {
    /// A value without structure of OpenAPI's: a scalar, `enum`, `default`, `const`. It is kept as it is.
    case free
    /// An object of the specification, or a reference to one.
    case object(ObjectKind)
    /// A list of such values.
    case list(Shape)
    /// A map whose keys are names that the document chose.
    case names(Shape)
    /// The responses of an operation: a map from statuses.
    case responses
    /// One alternative of `security`: a map from names of security schemes.
    case securityRequirement
    /// The `mapping` of a discriminator: a map to names of schemas or references.
    case schemaNames
    /// The `scopes` of an OAuth flow: a map from scopes to prose.
    case scopes
}
