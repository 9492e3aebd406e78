/// What a successful call gives back.
package enum Output: Hashable, Sendable {
    case none
    case json(TypeReference)
    /// Text in UTF-8.
    case text
    /// Bytes as they are.
    case data
}

/// A key of `responses` that means success.
package enum StatusPattern: Hashable, Comparable, Sendable {
    case exact(Int)
    /// `2XX` is `range(2)`.
    case range(Int)
}
