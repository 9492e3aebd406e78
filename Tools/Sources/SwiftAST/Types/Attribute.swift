/// An attribute of a type, a closure or a declaration.
package enum Attribute: Hashable, Sendable {
    case concurrent
    case discardableResult
    case escaping
    case inlinable
    case mainActor
    case sendable
    /// `@available(*, deprecated, message: "…")`
    case deprecated(message: String? = nil)
    /// `@unknown`, `@frozen` and the like: an attribute without arguments.
    case named(Identifier)
    /// `@_spi(Name)`
    case spi(Identifier)
}
