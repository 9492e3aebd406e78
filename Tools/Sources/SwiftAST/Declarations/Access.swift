/// The access level of a file's declarations: the word that is printed for `public`.
package enum Access: Sendable {
    case `public`, package
    /// Written as nothing: it is what Swift takes where no level stands.
    case `internal`
}
