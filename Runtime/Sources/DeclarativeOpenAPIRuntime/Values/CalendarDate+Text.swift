nonisolated extension CalendarDate: LosslessStringConvertible {
    /// Reads `yyyy-MM-dd`, or gives nil for any other text and for a day that there is not.
    public init?(_ description: String) {
        self.init(utf8: Array(description.utf8)[...])
    }

    /// Reads `yyyy-MM-dd` from exactly these bytes.
    init?(utf8 bytes: ArraySlice<UInt8>) {
        var reader = DigitReader(bytes)
        guard
            let year = reader.number(digits: 4), reader.skip("-"),
            let month = reader.number(digits: 2), reader.skip("-"),
            let day = reader.number(digits: 2), reader.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The date as `yyyy-MM-dd`.
    @_spi(Conformance) public var description: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}
