@_spi(Generated) @testable import DeclarativeOpenAPIRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct HeaderReaderTests {
    private enum Order: String { case up, down }

    private let headers = HeaderReader(
        HTTPURLResponse(
            url: URL(string: "https://h.test")!, statusCode: 200, httpVersion: nil,
            headerFields: [
                "X-Count": "5", "x-ratio": "0.5", "X-Flag": "true", "X-Day": "2024-02-29", "X-Exact": "0.10",
                "X-At": "2024-02-29T00:00:00Z", "X-ID": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "X-Order": "up",
                "X-List": "1, 2,3", "X-Orders": "up,down", "X-Empty": "",
            ])!)

    @Test func valuesOfEachType() throws {
        #expect(try headers.value("x-count") == 5)
        #expect(try headers.value("X-Ratio") == 0.5)
        #expect(try headers.value("X-Flag") == true)
        #expect(try headers.value("X-Day") == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(try headers.value("X-At") == Date(timeIntervalSince1970: 1_709_164_800))
        #expect(try headers.value("X-Exact") == Decimal(string: "0.1"))
        #expect(try headers.value("X-ID") == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(try headers.value("X-Order") == Order.up)
        #expect(try headers.values("X-List") == [1, 2, 3])
        #expect(try headers.values("X-Orders") == [Order.up, .down])
        #expect(try headers.values("X-Empty") == [Int]())
        #expect(try headers.value("X-Empty") == "")
    }

    @Test func whatIsNotThereIsNil() throws {
        #expect(try headers.value("X-None") as Int? == nil)
        #expect(try headers.values("X-None") as [Order]? == nil)
    }

    @Test func whatDoesNotFitIsAnErrorThatKeepsIt() {
        let error = #expect(throws: MalformedHeader.self) { try headers.value("X-Ratio") as Int? }
        #expect(error == MalformedHeader(name: "X-Ratio", text: "0.5"))
        #expect(error?.description == "MalformedHeader: X-Ratio is not what the document says")
        #expect(throws: MalformedHeader.self) { try headers.value("X-Day") as Order? }
        #expect(throws: MalformedHeader.self) { try headers.values("X-Orders") as [Int]? }
        #expect(throws: MalformedHeader.self) { try headers.value("X-List") as Decimal? }
        #expect(throws: MalformedHeader.self) { try headers.value("X-Count") as UUID? }
    }
}
