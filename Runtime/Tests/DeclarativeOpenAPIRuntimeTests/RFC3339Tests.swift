@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct RFC3339Tests {
    /// Texts with their seconds since 1970, as `date -u -d TEXT +%s` gives them.
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0), ("2024-02-29T23:30:00-08:00", 1_709_278_200),
        ("2024-02-29t23:30:00z", 1_709_249_400),
        ("2024-02-29 23:30:00Z", 1_709_249_400), ("2024-03-01T05:15:00+05:45", 1_709_249_400),
        ("2024-02-29T23:30:00-00:00", 1_709_249_400), ("1985-04-12T23:20:50.52Z", 482_196_050.52),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13), ("2024-02-29T23:30:00.5Z", 1_709_249_400.5),
        ("2024-02-29T23:30:00.000Z", 1_709_249_400), ("2024-02-29T23:30:00.123456Z", 1_709_249_400.123456),
        ("2024-02-29T23:30:00.1250000000000000000000000000Z", 1_709_249_400.125), ("2001-01-01T00:00:00Z", 978_307_200),
        ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("2000-01-01T00:00:00+23:59", 946_598_460), ("1969-12-31T23:59:59.75Z", -0.25),
    ])
    func everySpellingIsRead(text: String, seconds: Double) throws {
        let date = try #require(RFC3339.date(from: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_000_5)
    }

    @Test func aLeapSecondIsTheFirstInstantOfTheNextMinute() {
        let next = Date(timeIntervalSince1970: 662_688_000)  // 1991-01-01T00:00:00Z
        #expect(RFC3339.date(from: "1990-12-31T23:59:60Z") == next)
        #expect(RFC3339.date(from: "1990-12-31T15:59:60-08:00") == next)
        #expect(RFC3339.date(from: "1990-12-31T23:59:60.9Z") == next)
        #expect(RFC3339.date(from: "1990-12-31T23:58:60Z") == nil)
        #expect(RFC3339.date(from: "1990-12-31T23:59:60+01:00") == nil)
        #expect(RFC3339.date(from: "1990-12-31T23:59:61Z") == nil)
    }

    @Test(arguments: [
        "", "2024-02-29", "2024-02-29T23:30:00", "2024-02-29T23:30Z", "2024-02-30T00:00:00Z", "2024-02-29T24:00:00Z",
        "2024-02-29T23:60:00Z", "2024-02-29T23:30:00.Z", "2024-02-29T23:30:00,5Z", "2024-02-29T23:30:00+0100",
        "2024-02-29T23:30:00+24:00", "2024-02-29T23:30:00+01:60", "2024-02-29T23:30:00Z ", " 2024-02-29T23:30:00Z",
        "2024-02-29T23:30:00ZZ", "2024-02-29_23:30:00Z", "2024-2-29T23:30:00Z", "Thu, 29 Feb 2024 23:30:00 GMT",
        "1709249400", "2024-02-29T23:30:00+1:00", "2024-02-29T23:30:00.5", "20240229T233000Z", "2024-02-29T2x:30:00Z",
    ])
    func anythingElseIsNot(text: String) {
        #expect(RFC3339.date(from: text) == nil)
    }

    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (1_709_249_400, "2024-02-29T23:30:00Z"),
        (1_709_249_400.5, "2024-02-29T23:30:00.500Z"),
        (1_709_249_400.123, "2024-02-29T23:30:00.123Z"), (1_709_249_400.123456, "2024-02-29T23:30:00.123456Z"),
        (1_709_249_399.999_999_9, "2024-02-29T23:30:00Z"), (-0.25, "1969-12-31T23:59:59.750Z"),
        (-86_400, "1969-12-31T00:00:00Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"), (-62_167_219_201, "0000-01-01T00:00:00Z"),
        (-62_167_219_199, "0000-01-01T00:00:01Z"), (253_402_300_800, "9999-12-31T23:59:59.999999Z"),
        (1e30, "9999-12-31T23:59:59.999999Z"), (.infinity, "9999-12-31T23:59:59.999999Z"),
        (.nan, "0000-01-01T00:00:00Z"),
    ])
    func aDateIsWrittenInUTC(seconds: Double, text: String) {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func everyDayOfFourCenturiesIsWhatFoundationSays() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = try #require(calendar.date(from: DateComponents(year: 1800, month: 1, day: 1)))
        var wrong = 0
        for day in stride(from: 0, to: 146_097, by: 7) {
            let date = start.addingTimeInterval(Double(day) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let expected = CalendarDate(year: parts.year!, month: parts.month!, day: parts.day!)
            let text = RFC3339.string(from: date)
            if text != "\(expected!)T00:00:00Z" || RFC3339.date(from: text) != date { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test func microsecondsSurviveReadingAndWriting() {
        var lost: [String] = []
        for microseconds in stride(from: 1, to: 1_000_000, by: 997) where !microseconds.isMultiple(of: 1000) {
            let text = "2039-07-09T01:02:03.\(String(1_000_000 + microseconds).dropFirst())Z"
            let written = RFC3339.date(from: text).map(RFC3339.string)
            if written != text { lost.append(text) }
        }
        #expect(lost == [])
    }
}
