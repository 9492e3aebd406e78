@_spi(Generated) @_spi(Conformance) import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: ["2024-02-29", "0000-01-01", "0000-02-29", "9999-12-31", "2000-02-29", "1582-10-10", "2023-04-30"])
    func aDayIsReadAndWritten(text: String) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.description == text)
        let json = Data(#"["\#(text)"]"#.utf8)
        let decoded = try JSONDecoder().decode([CalendarDate].self, from: json)
        #expect(decoded == [date])
        #expect(try JSONEncoder().encode(decoded) == json)
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2024-00-01", "2024-13-01", "2024-04-31", "2024-01-00", "2024-1-1", "24-01-01",
        "2024-01-01T00:00:00Z", "2024-01-01 ", " 2024-01-01", "2024/01/01", "20240101", "-024-01-01", "+2024-01-01",
        "2024-01-0x", "٢٠٢٤-٠١-٠١", "", "2024-01",
    ])
    func anythingElseIsNot(text: String) throws {
        #expect(CalendarDate(text) == nil)
        let json = try JSONEncoder().encode([text])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDate].self, from: json) }
    }

    @Test func itsPartsAreChecked() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29)?.description == "2024-02-29")
        #expect(CalendarDate(year: 7, month: 3, day: 5)?.description == "0007-03-05")
        #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: 2024, month: .max, day: .max) == nil)
    }

    @Test func earlierDaysComeFirst() throws {
        let sorted = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
        let dates = sorted.reversed().compactMap { CalendarDate($0) }
        #expect(dates.sorted().map(\.description) == sorted)
    }

    @Test func theErrorSaysWhatWasFound() {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CalendarDate].self, from: Data(#"["soon"]"#.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == #"Expected a date as yyyy-MM-dd, found "soon"."#)
        #expect(context.codingPath.map(\.intValue) == [0])
    }
}
