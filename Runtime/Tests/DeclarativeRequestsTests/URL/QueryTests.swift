@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Query")
struct QueryTests {
    private struct Filter: Encodable {
        var text: String
        var page: Int64
        var open: Bool
        var none: String?
        var tags = ["a b", "c"]
        var range = Range(from: 1, to: 0.5)
        var sortedBy: String?

        struct Range: Encodable {
            var from: UInt64
            var to: Double
        }
    }

    @Test(
        "a value is percent-encoded but for unreserved characters",
        arguments: [
            ("a+b@x.io", "a%2Bb%40x.io"), ("a b&c=d#e;f?g/h%i", "a%20b%26c%3Dd%23e%3Bf%3Fg%2Fh%25i"), ("", ""),
            ("100%", "100%25"), ("%2B", "%252B"), ("测试", "%E6%B5%8B%E8%AF%95"),
            ("2024-01-02T03:04:05+02:00", "2024-01-02T03%3A04%3A05%2B02%3A00"),
        ])
    func encoding(value: String, encoded: String) throws {
        let text = try #require(try url { Query("q", value) })
        #expect(text == "https://h.test?q=\(encoded)")
        #expect(encoded.removingPercentEncoding == value)
    }

    @Test("names are encoded too; nil is a bare key, a nil `ifPresent` nothing")
    func names() throws {
        #expect(
            try url {
                Query("a b", 1); Query("flag", nil as String?); Query("none", ifPresent: nil as Int?)
            } == "https://h.test?a%20b=1&flag")
        #expect(
            try url {
                Query("n", nil as Int?); Query("p", ifPresent: 2)
            } == "https://h.test?n&p=2")
    }

    @Test(
        "numbers are the shortest decimal, without exponent",
        arguments: [
            (1e21, "1000000000000000000000"), (0.1, "0.1"), (1e-7, "0.0000001"), (5.0, "5"), (-2.50, "-2.5"),
            (1.0e16, "10000000000000000"), (123456.789, "123456.789"), (0, "0"),
        ])
    func numbers(number: Double, text: String) throws {
        #expect(try url { Query("n", number) } == "https://h.test?n=\(text)")
        #expect(try url { Endpoint("n/\(number)") } == "https://h.test/n/\(text)")
    }

    @Test("a number without a spelling fails the build, not the composition")
    func nonFinite() {
        let block = RequestBlock {
            Query("n", Double.nan); Query("i", Float.infinity)
        }
        #expect(kind { try block.base("https://h.test").request() } == "nonFiniteNumber")
    }

    @Test("values of every kind accumulate in order")
    func kinds() throws {
        #expect(
            try url {
                Query("b", true)
                Query("d", Decimal(string: "12345678901234567890.5"))
                Query("f", Float(0.1))
                for tag in ["x", "y"] { Query("t", tag) }
                Query("e", each: [1, 2])
                Query("o", eachIfPresent: nil as [Int]?)
            } == "https://h.test?b=true&d=12345678901234567890.5&f=0.1&t=x&t=y&e=1&e=2")
    }

    @Test("a model's members are flattened in the order of declaration")
    func model() throws {
        #expect(
            try url { Query(Filter(text: "a&b", page: .max, open: true)) }
                == "https://h.test?text=a%26b&page=9223372036854775807&open=true&tags=a%20b&tags=c&range%5Bfrom%5D=1&range%5Bto%5D=0.5"
        )
        #expect(kind { try url { Query(["a"]) } } == "modelIsNoObject")
    }

    @Test("the encoder's key strategy counts, within its group alone")
    func encoder() throws {
        let snake = JSONEncoder()
        snake.keyEncodingStrategy = .convertToSnakeCase
        struct Model: Encodable { var sortKey = "a" }
        #expect(
            try url {
                RequestBlock { Query(Model()) }.useEncoder(snake)
                Query(Model())
            } == "https://h.test?sort_key=a&sortKey=a")
    }
}
