nonisolated extension CalendarDate: Codable {
    /// Reads a string of the form `yyyy-MM-dd`.
    @_spi(Conformance) public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = CalendarDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected a date as yyyy-MM-dd, found \(text.debugDescription).")
        }
        self = date
    }

    /// Writes the string `yyyy-MM-dd`.
    @_spi(Conformance) public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
