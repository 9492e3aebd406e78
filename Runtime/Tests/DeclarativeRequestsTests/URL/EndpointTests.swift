@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Endpoint")
struct EndpointTests {
    @Test("a literal is path text")
    func literal() throws {
        #expect(try url { Endpoint("users") } == "https://h.test/users")
        #expect(try url { Endpoint("/users/") } == "https://h.test/users/")
        #expect(try url { Endpoint("a b/ü?x#y") } == "https://h.test/a%20b/%C3%BC%3Fx%23y")
        #expect(try url { Endpoint("a%2Fb/c%") } == "https://h.test/a%2Fb/c%25")
        #expect(try url { Endpoint("") } == "https://h.test")
    }

    @Test(
        "an interpolated value is one piece of a segment, escaped once",
        arguments: [
            ("a/b c", "a%2Fb%20c"), ("50%", "50%25"), ("a%2Fb", "a%252Fb"), ("é", "%C3%A9"), ("x?y#z", "x%3Fy%23z"),
            ("..", "%2E%2E"), (".", "%2E"), ("a..", "a.."), ("+&;=", "%2B%26%3B%3D"), ("~-._", "~-._"),
        ])
    func interpolated(value: String, encoded: String) throws {
        #expect(try url { Endpoint("files/\(value)/meta") } == "https://h.test/files/\(encoded)/meta")
    }

    @Test("a variable's slashes separate segments, and a literal's values never do")
    func literalOrVariable() throws {
        let id = "x/y"
        let path = "p/\(id)"
        #expect(try url { Endpoint("p/\(id)") } == "https://h.test/p/x%2Fy")
        #expect(try url { Endpoint(path) } == "https://h.test/p/x/y")
    }

    @Test("an empty value fails the build")
    func emptyValue() {
        let id = ""
        #expect(kind { try build { Endpoint("files/\(id)/meta") } } == "emptyPathValue")
    }

    @Test("values of every kind")
    func kinds() throws {
        let uuid = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
        #expect(
            try url { Endpoint("\(7)/\(true)/\(UInt8(9))/\(uuid)") }
                == "https://h.test/7/true/9/\(uuid.uuidString.lowercased())")
    }

    @Test("the last endpoint counts")
    func replaced() throws {
        #expect(
            try url {
                Endpoint("a"); Endpoint("b")
            } == "https://h.test/b")
    }
}
