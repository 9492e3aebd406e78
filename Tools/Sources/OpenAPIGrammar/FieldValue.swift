/// The kind of value that a field holds, so that a keyword is told apart from a name that is spelt like one.
package indirect enum FieldValue: Hashable, Sendable {
    /// A value without structure of OpenAPI's: a scalar, `enum`, `default`, `const`.
    case free
    /// Text and samples for people, which decide nothing.
    case prose
    /// An object of the specification, or a reference to one.
    case object(ObjectKind)
    /// A list of such values.
    case list(FieldValue)
    /// A map whose keys are names that the document chose.
    case names(FieldValue)
    /// The responses of an operation: a map from statuses.
    case responses
    /// One alternative of `security`: a map from names of security schemes.
    case securityRequirement
    /// The `mapping` of a discriminator: a map to names of schemas or references.
    case schemaNames
    /// The `scopes` of an OAuth flow: a map from scopes to prose.
    case scopes
}
