import Foundation

/// Dates as RFC 3339 writes them, which is OpenAPI's `date-time` format.
@_spi(Generated) public nonisolated enum RFC3339 {
    /// Reads `date-time` of RFC 3339, section 5.6, in every spelling that it allows.
    ///
    /// `T` and `Z` may be in lower case, a space may stand for `T`, the fraction may have any number of digits (the first
    /// nine count), and any offset is understood. A leap second, which `Date` cannot tell, is read as the first instant of
    /// the next minute; it is refused where there can be none, which is anywhere but at 23:59:60 UTC.
    ///
    /// - Returns: The instant, or nil for any other text, and for a day or time that there is not.
    public static func date(from text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, let day = CalendarDate(utf8: bytes[..<10]) else { return nil }
        var reader = DigitReader(bytes[10...])
        guard
            reader.skip("T", "t", " "),
            let hour = reader.number(digits: 2), hour < 24, reader.skip(":"),
            let minute = reader.number(digits: 2), minute < 60, reader.skip(":"),
            let second = reader.number(digits: 2), second <= 60,
            let fraction = fraction(&reader), let offset = offset(&reader), reader.isAtEnd
        else { return nil }

        let minutes = day.dayNumber * 1440 + hour * 60 + minute - offset
        let isLeapSecond = second == 60
        if isLeapSecond, (minutes + 1) % 1440 != 0 { return nil }
        let secondsSince2001 = minutes * 60 + second - Int(Date.timeIntervalBetween1970AndReferenceDate)
        return Date(timeIntervalSinceReferenceDate: Double(secondsSince2001) + (isLeapSecond ? 0 : fraction))
    }

    /// The date in UTC, such as `2024-02-29T23:30:00Z`, with milliseconds or microseconds when it has them.
    ///
    /// Rounded to microseconds, near the limit of what `Date` holds. A date outside the years 0 to 9999 becomes the first
    /// or last microsecond within them, since RFC 3339 has no other years.
    public static func string(from date: Date) -> String {
        let first = -63_145_526_400.0  // 0000-01-01T00:00:00Z
        let end = 252_423_993_600.0  // 10000-01-01T00:00:00Z
        let interval = date.timeIntervalSinceReferenceDate
        guard interval >= first else { return "0000-01-01T00:00:00Z" }
        guard interval < end else { return "9999-12-31T23:59:59.999999Z" }

        let seconds = interval.rounded(.down)
        let microseconds = Int(((interval - seconds) * 1_000_000).rounded())
        let secondsSince1970 = Int(seconds) + Int(Date.timeIntervalBetween1970AndReferenceDate)
        return microseconds < 1_000_000
            ? text(secondsSince1970: secondsSince1970, microseconds: microseconds)
            : text(secondsSince1970: secondsSince1970 + 1, microseconds: 0)
    }

    private static func text(secondsSince1970: Int, microseconds: Int) -> String {
        let (dayNumber, secondOfDay) = secondsSince1970.flooredQuotientAndRemainder(dividingBy: 86_400)
        // Only rounding up at the very end of the year 9999 leads out of the calendar.
        guard let day = CalendarDate(dayNumber: dayNumber) else { return "9999-12-31T23:59:59.999999Z" }
        let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.padded(to: 2) }
        let fraction =
            if microseconds == 0 {
                ""
            } else if microseconds.isMultiple(of: 1000) {
                ".\((microseconds / 1000).padded(to: 3))"
            } else {
                ".\(microseconds.padded(to: 6))"
            }
        return "\(day)T\(time.joined(separator: ":"))\(fraction)Z"
    }

    /// The seconds after the point, 0 when there is no point; nil when nothing follows it.
    private static func fraction(_ reader: inout DigitReader) -> Double? {
        guard reader.skip(".") else { return 0 }
        guard let digits = reader.digits()?.prefix(9) else { return nil }
        let nanoseconds = (0..<9).reduce(0) { $0 * 10 + ($1 < digits.count ? digits[$1] : 0) }
        return Double(nanoseconds) / 1_000_000_000
    }

    /// Minutes east of UTC.
    private static func offset(_ reader: inout DigitReader) -> Int? {
        if reader.skip("Z", "z") { return 0 }
        let isEast = reader.skip("+")
        guard
            isEast || reader.skip("-"),
            let hours = reader.number(digits: 2), hours < 24, reader.skip(":"),
            let minutes = reader.number(digits: 2), minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (isEast ? 1 : -1)
    }
}

nonisolated extension Int {
    /// Division whose remainder is never negative.
    fileprivate func flooredQuotientAndRemainder(dividingBy divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
