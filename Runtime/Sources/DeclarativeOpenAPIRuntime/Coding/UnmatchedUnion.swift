@_spi(Generated) nonisolated extension DecodingError {
    /// The error for a value that fits no branch of a union.
    public static func unmatched(_ union: Any.Type, at decoder: any Decoder) -> DecodingError {
        .dataCorrupted(
            Context(
                codingPath: decoder.codingPath, debugDescription: "The value fits no case of \(union)."))
    }
}
