/// Who may use what a file offers: how its `public` is written.
package enum Access: Sendable {
    case `public`, package
    /// Written as nothing: it is what Swift takes where no level stands.
    case `internal`
}
