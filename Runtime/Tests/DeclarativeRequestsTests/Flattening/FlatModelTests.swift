@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Models as queries and forms")
struct FlatModelTests {
    private func form<Model: Encodable>(_ model: Model, _ set: (JSONEncoder) -> Void = { _ in }) throws -> String? {
        let encoder = JSONEncoder()
        set(encoder)
        return try build { RequestBody.urlEncoded(model).useEncoder(encoder) }.bodyText?.removingPercentEncoding
    }

    private struct Order: Encodable {
        var quantity = 1
        var price = 0.1
        var timestamp = 1_700_000_000_000
    }

    @Test("members come in the order of declaration, each time")
    func order() throws {
        for _ in 1...20 {
            #expect(try form(Order()) == "quantity=1&price=0.1&timestamp=1700000000000")
        }
    }

    private struct Numbers: Encodable {
        var least = Int64.min
        var most = UInt64.max
        var yes = true
        var one = 1
        var large = 1e21
        var small: Float = 1e-7
        var whole = 5.0
        var decimal = Decimal(string: "12345678901234567890.123456789")
    }

    @Test("numbers are exact, and a Boolean is none")
    func numbers() throws {
        #expect(
            try form(Numbers())
                == "least=-9223372036854775808&most=18446744073709551615&yes=true&one=1&large=1000000000000000000000"
                + "&small=0.0000001&whole=5&decimal=12345678901234567890.123456789")
    }

    private struct Nested: Encodable {
        var a = ["b": ["c": 1]]
        var list = [1, nil, 2]
        var lines = [Line(sku: "x", tags: ["p", "q"]), Line(sku: "y", tags: [])]
        var grid = [[1, 2], [3]]
        var none: [Int] = []
        var absent: Line?
        var explicit = Null()

        struct Line: Encodable {
            var sku: String
            var tags: [String]
        }

        struct Null: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encodeNil()
            }
        }
    }

    @Test("nested members, repeated values, elements told apart by index, nothing for nil")
    func nesting() throws {
        #expect(
            try form(Nested())
                == "a[b][c]=1&list=1&list=2&lines[0][sku]=x&lines[0][tags]=p&lines[0][tags]=q&lines[1][sku]=y"
                + "&grid[0]=1&grid[0]=2&grid[1]=3")
    }

    private struct Unordered: Encodable {
        var names: Set = ["c", "a", "b"]
        var ages = ["z": 1, "m": 2, "a": 3]
        var byNumber = [3: "x", 1: "y", 2: "z"]
    }

    @Test("sets and dictionaries are sorted, keys of dictionaries no strategy converts")
    func unordered() throws {
        let sorted =
            "names=a&names=b&names=c&ages[a]=3&ages[m]=2&ages[z]=1&by_number[1]=y&by_number[2]=z&by_number[3]=x"
        #expect(try form(Unordered()) { $0.keyEncodingStrategy = .convertToSnakeCase } == sorted)
        #expect(try form(["someKey": 1]) { $0.keyEncodingStrategy = .convertToSnakeCase } == "someKey=1")
    }

    private struct Times: Encodable {
        var startTime = Date(timeIntervalSince1970: 1_700_000_000)
        var raw = Data([0xFF, 0xFE])
        var site = URL(string: "https://h.test/a?b=c")
    }

    @Test("dates, data and URLs are written as the encoder writes them")
    func strategies() throws {
        let rest = "&raw=//4=&site=https://h.test/a?b=c"
        #expect(try form(Times()) { $0.dateEncodingStrategy = .secondsSince1970 } == "startTime=1700000000" + rest)
        #expect(
            try form(Times()) { $0.dateEncodingStrategy = .millisecondsSince1970 } == "startTime=1700000000000" + rest)
        #expect(try form(Times()) { $0.dateEncodingStrategy = .iso8601 } == "startTime=2023-11-14T22:13:20Z" + rest)
        let pretty = try form(Times()) {
            $0.dateEncodingStrategy = .secondsSince1970
            $0.outputFormatting = .prettyPrinted
            $0.keyEncodingStrategy = .convertToSnakeCase
        }
        #expect(pretty == "start_time=1700000000" + rest)
        let custom = try form(Times()) {
            $0.dateEncodingStrategy = .custom { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode("day \(Int(date.timeIntervalSince1970) / 86400)")
            }
            $0.dataEncodingStrategy = .custom { data, encoder in
                var container = encoder.unkeyedContainer()
                for byte in data { try container.encode(byte) }
            }
        }
        #expect(custom == "startTime=day+19675&raw=255&raw=254&site=https://h.test/a?b=c")
        #expect(try form(Times()) { $0.dataEncodingStrategy = .deferredToData }?.contains("raw=255&raw=254") == true)
    }

    @Test("a number that is none throws, or is what the encoder makes of it")
    func nonConforming() throws {
        #expect(kind { try form(["a": Double.nan]) } == "nonFiniteNumber")
        let text = try form(["a": -Float.infinity]) {
            $0.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        }
        #expect(text == "a=-inf")
    }

    private class Base: Encodable {
        var base = 1
    }

    private final class Derived: Base {
        var own = 2

        enum CodingKeys: CodingKey {
            case own
        }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(own, forKey: .own)
            try super.encode(to: container.superEncoder())
            var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .own)
            try nested.encode(encoder.userInfo.count, forKey: .own)
        }
    }

    @Test("nested containers and superclasses; a member encoded twice keeps its place and its last value")
    func containers() throws {
        #expect(try form(Derived()) == "own[own]=0&super[base]=1")
    }

    @Test("a model without named members fails the build")
    func noObject() {
        #expect(kind { try form([1, 2]) } == "modelIsNoObject")
        #expect(kind { try form("text") } == "modelIsNoObject")
        #expect(kind { try url { Query(Optional<Order>.none) } } == "modelIsNoObject")
    }
}
