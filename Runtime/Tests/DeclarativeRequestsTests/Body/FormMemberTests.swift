@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Members of a form")
struct FormMemberTests {
    private struct Model: Encodable {
        var tags = ["a,b", "c d"]
        var point = Point()
        var points = [Point(), Point()]
        var note: String?
    }

    private struct Point: Encodable {
        var x = 1
        var y: String? = "é"
    }

    private func text(_ members: [String: FormMember]) throws -> String? {
        try build { RequestBody.urlEncoded(Model(), members: members) }.bodyText
    }

    /// The delimiters are those of OpenAPI's table of styles; what is within a value is escaped.
    @Test("arrays and objects in one field", arguments: [(",", ","), (" ", "+"), ("|", "%7C")])
    func joined(separator: String, written: String) throws {
        let points =
            "points%5B0%5D%5Bx%5D=1&points%5B0%5D%5By%5D=%C3%A9&points%5B1%5D%5Bx%5D=1&points%5B1%5D%5By%5D=%C3%A9"
        let point = ["x", "1", "y", "%C3%A9"].joined(separator: written)
        #expect(
            try text(["tags": .joined(separator), "point": .joined(separator)])
                == "tags=a%2Cb\(written)c+d&point=\(point)&\(points)")
    }

    @Test("members of an object beside the others, and JSON")
    func spreadAndJSON() throws {
        let json = "%7B%22x%22%3A1%2C%22y%22%3A%22%C3%A9%22%7D"
        #expect(
            try text(["point": .spread, "points": .json])
                == "tags=a%2Cb&tags=c+d&x=1&y=%C3%A9&points=\(json)&points=\(json)")
        #expect(
            try text(["point": .json, "points": .spread, "note": .json])?.hasPrefix(
                "tags=a%2Cb&tags=c+d&point=\(json)&points%5B0%5D") == true)
    }

    @Test("nested names as servers read them")
    func deep() throws {
        #expect(
            try text(["tags": .deep, "point": .deep, "points": .joined(",")])
                == "tags%5B%5D=a%2Cb&tags%5B%5D=c+d&point%5Bx%5D=1&point%5By%5D=%C3%A9&points=")
    }
}
