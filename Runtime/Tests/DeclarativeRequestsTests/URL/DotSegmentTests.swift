@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Testing

/// No value makes a path climb, however a segment is put together.
@Suite("Dots in paths")
struct DotSegmentTests {
    private let dot = "."

    @Test("a segment that comes out as one or two dots is escaped, when a value has a part in it")
    func escaped() throws {
        #expect(try url { Endpoint("a/\(dot)\(dot)/b") } == "https://h.test/a/%2E%2E/b")
        #expect(try url { Endpoint("a/.\(dot)/b") } == "https://h.test/a/%2E%2E/b")
        #expect(try url { Endpoint("a/\(dot)./b") } == "https://h.test/a/%2E%2E/b")
        #expect(try url { Endpoint("\(dot)") } == "https://h.test/%2E")
        #expect(try url { Endpoint("a/\(dot)") } == "https://h.test/a/%2E")
        #expect(try url { Endpoint("\(dot)/\(dot)\(dot)/\(dot)") } == "https://h.test/%2E/%2E%2E/%2E")
    }

    @Test("three dots, and dots beside other text, are names")
    func names() throws {
        #expect(try url { Endpoint("a/\(dot)\(dot)\(dot)/b") } == "https://h.test/a/.../b")
        #expect(try url { Endpoint("a/x\(dot)/b") } == "https://h.test/a/x./b")
        #expect(try url { Endpoint("a/\(dot).json") } == "https://h.test/a/..json")
    }
}
