/// The reason why a text is no JSONPath query, or why a query was given up.
package struct QueryFault: Error, Hashable, Sendable {
    /// A sentence for a person.
    package let message: String
    /// The position in the text, in scalars from 0; nil when a limit was exceeded.
    package let offset: Int?
}
