@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A value that is taken by its raw value.
private enum Order: String, RequestValue {
    case newest = "new est"
}

/// A value that is taken by its description.
private struct Grid: LosslessStringConvertible, RequestValue {
    var description: String { "3x 4" }
    init?(_ description: String) { self.init() }
    init() {}
}

/// A value that is no `RequestValue`.
private struct OtherGrid: LosslessStringConvertible {
    var description: String { "1x 2" }
    init?(_ description: String) { self.init() }
    init() {}
}

/// A value with a spelling of its own.
private struct Cents: RequestValue {
    var amount: Int
    func requestText() throws -> String { "\(amount / 100) \(amount % 100)" }
}

@Suite("Values of every kind, in every place")
struct ValueKindTests {
    @Test("a raw representable by its raw value")
    func rawRepresentable() throws {
        try expect(
            "new%20est", "new est", "new+est",
            build {
                Endpoint("p/\(Order.newest)")
                Query("a", Order.newest)
                Query("b", ifPresent: Order.newest)
                Query("b", ifPresent: Order?.none)
                Query("c", each: [Order.newest])
                Query("d", eachIfPresent: [Order.newest])
                Header.custom("A").setValue(Order.newest)
                Header.custom("B").addValue(Order.newest)
                Header.custom("C").setValue(ifPresent: Order.newest)
                Cookie("a", Order.newest)
                Cookie("b", ifPresent: Order.newest)
                RequestBody.urlEncoded("a", Order.newest)
                RequestBody.urlEncoded("b", ifPresent: Order.newest)
                RequestBody.urlEncoded("c", each: [Order.newest])
                RequestBody.urlEncoded("d", eachIfPresent: [Order.newest])
            },
            RequestBody.multipart(boundary: "B") { MultipartPart.field(name: "f", value: Order.newest) })
    }

    @Test("a lossless string convertible by its description")
    func lossless() throws {
        try expect(
            "3x%204", "3x 4", "3x+4",
            build {
                Endpoint("p/\(Grid())")
                Query("a", Grid())
                Query("b", ifPresent: Grid())
                Query("c", each: [Grid()])
                Query("d", eachIfPresent: [Grid()])
                Header.custom("A").setValue(Grid())
                Header.custom("B").addValue(Grid())
                Header.custom("C").setValue(ifPresent: Grid())
                Cookie("a", Grid())
                Cookie("b", ifPresent: Grid())
                RequestBody.urlEncoded("a", Grid())
                RequestBody.urlEncoded("b", ifPresent: Grid())
                RequestBody.urlEncoded("c", each: [Grid()])
                RequestBody.urlEncoded("d", eachIfPresent: [Grid()])
            },
            RequestBody.multipart(boundary: "B") { MultipartPart.field(name: "f", value: Grid()) })
    }

    @Test("a request value by its own text")
    func own() throws {
        let cents = Cents(amount: 250)
        try expect(
            "2%2050", "2 50", "2+50",
            build {
                Endpoint("p/\(cents)")
                Query("a", cents)
                Query("b", ifPresent: cents)
                Query("c", each: [cents])
                Query("d", eachIfPresent: [cents])
                Header.custom("A").setValue(cents)
                Header.custom("B").addValue(cents)
                Header.custom("C").setValue(ifPresent: cents)
                Cookie("a", cents)
                Cookie("b", ifPresent: cents)
                RequestBody.urlEncoded("a", cents)
                RequestBody.urlEncoded("b", ifPresent: cents)
                RequestBody.urlEncoded("c", each: [cents])
                RequestBody.urlEncoded("d", eachIfPresent: [cents])
            },
            RequestBody.multipart(boundary: "B") { MultipartPart.field(name: "f", value: cents) })
    }

    @Test("query items and form fields take any lossless string convertible, an existential too")
    func anyLossless() throws {
        let grid: (any LosslessStringConvertible)? = OtherGrid()
        let number: (any LosslessStringConvertible)? = 1e21
        let nothing: (any LosslessStringConvertible)? = nil
        let request = try build {
            Query("a", OtherGrid())
            Query("b", Optional(OtherGrid()))
            Query("c", grid)
            Query("d", number)
            Query("e", nothing)
            RequestBody.urlEncoded("a", OtherGrid())
            RequestBody.urlEncoded("b", grid)
            RequestBody.urlEncoded("c", number)
            RequestBody.urlEncoded("d", nothing)
        }
        #expect(
            request.url?.absoluteString == "https://h.test?a=1x%202&b=1x%202&c=1x%202&d=1000000000000000000000&e")
        #expect(request.bodyText == "a=1x+2&b=1x+2&c=1000000000000000000000&d")
    }

    @Test("a UUID is in lower case everywhere")
    func uuid() throws {
        let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
        let text = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"
        struct Filter: Encodable { let id: UUID }
        let request = try build {
            Endpoint("p/\(id)")
            Query("a", id)
            Query(Filter(id: id))
            Header.custom("A").setValue(id)
            Cookie("a", id)
            RequestBody.urlEncoded(Filter(id: id))
        }
        #expect(request.url?.absoluteString == "https://h.test/p/\(text)?a=\(text)&id=\(text)")
        #expect(request.value(forHTTPHeaderField: "A") == text)
        #expect(request.value(forHTTPHeaderField: "Cookie") == "a=\(text)")
        #expect(request.bodyText == "id=\(text)")
    }

    @Test("nil of any kind: a bare key, or nothing")
    func absent() throws {
        #expect(
            try url {
                Query("a", Order?.none)
                Query("b", Grid?.none)
                Query("c", Cents?.none)
                Query("d", nil)
                Query("e", eachIfPresent: [Order]?.none)
                Query("f", ifPresent: Grid?.none)
            } == "https://h.test?a&b&c&d")
    }

    @Test("integers are exact, decimals whole")
    func numbers() throws {
        let rows: [(Query, String)] = [
            (Query("n", Int64.min), "-9223372036854775808"),
            (Query("n", UInt64.max), "18446744073709551615"),
            (Query("n", Int8(-1)), "-1"),
            (Query("n", Float(1e10)), "10000000000"),
            (Query("n", Decimal(string: "1e30")), "1" + String(repeating: "0", count: 30)),
            (Query("n", Decimal(string: "0.10")), "0.1"),
            (Query("n", -0.0), "0"),
            (Query("n", Double.leastNonzeroMagnitude), "0." + String(repeating: "0", count: 323) + "5"),
            (Query("n", Character("é")), "%C3%A9"),
            (Query("n", "a bc".prefix(2)), "a%20"),
        ]
        for (query, text) in rows {
            #expect(try url { query } == "https://h.test?n=\(text)")
        }
    }

    @Test("what has no text fails the build in every place")
    func noText() {
        let blocks: [RequestBlock] = [
            Query("n", Double.infinity).body, Query("n", each: [Float.nan]).body, Endpoint("\(-Double.infinity)").body,
            Header.accept.setValue(Double.nan), Header.accept.addValue(Decimal.nan), Cookie("c", Double.nan).body,
            RequestBody.urlEncoded("n", Double.nan), RequestBody.urlEncoded("n", each: [Double.nan]),
            RequestBody.multipart { MultipartPart.field(name: "n", value: Double.nan) },
        ]
        for block in blocks {
            #expect(kind { try build { block } } == "nonFiniteNumber")
        }
    }

    private func expect(
        _ encoded: String, _ plain: String, _ form: String, _ request: URLRequest, _ parts: RequestBlock
    ) throws {
        #expect(
            request.url?.absoluteString
                == "https://h.test/p/\(encoded)?a=\(encoded)&b=\(encoded)&c=\(encoded)&d=\(encoded)")
        for name in ["A", "B", "C"] { #expect(request.value(forHTTPHeaderField: name) == plain) }
        #expect(request.value(forHTTPHeaderField: "Cookie") == "a=\(encoded); b=\(encoded)")
        #expect(request.bodyText == "a=\(form)&b=\(form)&c=\(form)&d=\(form)")
        #expect(try build { parts }.bodyText?.contains("\r\n\r\n\(plain)\r\n") == true)
    }
}
