/// The equal types of inline schemas that are joined.
package enum Sharing: String, CaseIterable, Sendable {
    /// Those whose schema is written in one place, and those of one operation.
    case place
    /// All of the API.
    case shape
}
