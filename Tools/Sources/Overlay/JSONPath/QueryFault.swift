/// Why a text is no JSONPath query, or a query cannot be answered.
package struct QueryFault: Error, Hashable, Sendable {
    /// What is wrong.
    package let message: String
    /// Where in the text, in scalars counted from 0; nil where a limit was exceeded.
    package let offset: Int?
}
