/// A query item whose value is not known where the request is declared: another block fills it before the base.
///
///     try RequestBlock {
///         QuerySlot("signature")
///         RequestBlock { state in
///             let digest = sign(state.percentEncodedQuery)
///             try state.fillQuerySlot("signature", with: digest, atEnd: true)
///         }
///         BaseURL("https://api.example.com")
///     }.request()
///
/// A slot that is still empty when the request is made throws ``UnfilledSlot``.
@_spi(Generated) public nonisolated struct QuerySlot: RequestBuildable {
    public let body: RequestBlock

    /// An empty item of this name, in this place among the query items.
    public init(_ name: String) {
        body = RequestBlock { state in try state.appendQuerySlot(name) }
    }
}

/// A query slot of this name was not filled by any block when the request was made.
public nonisolated struct UnfilledSlot: Error, Hashable, Sendable {
    /// The query item's name.
    public let name: String
}
