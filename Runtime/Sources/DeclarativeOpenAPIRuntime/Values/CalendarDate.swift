/// A day of the calendar, without time and time zone: `full-date` of RFC 3339, section 5.6, and OpenAPI's `date` format.
///
///     let leapDay = CalendarDate(year: 2024, month: 2, day: 29)
///     leapDay?.description  // "2024-02-29", wherever the device is
///
/// Days are those of the Gregorian calendar, also before it was introduced; years are 0 to 9999.
public nonisolated struct CalendarDate: Hashable, Sendable {
    /// The year, 0 to 9999; year 0 is 1 BC.
    public let year: Int

    /// The month, 1 to 12.
    public let month: Int

    /// The day of the month, 1 to 31.
    public let day: Int

    /// Makes a date, or nil when there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard
            (0...9999).contains(year), (1...12).contains(month),
            day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

nonisolated extension CalendarDate: Comparable {
    /// Whether the first day is before the second.
    @_spi(Conformance) public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}
