@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

/// The tables of OpenAPI's "Style Values" and "Style Examples" and of RFC 6570, line by line.
@Suite("OpenAPI's table of styles")
struct StyleTableTests {
    private struct Color: Encodable {
        var R = 100
        var G = 200
        var B = 150
    }

    private static let list = ["blue", "black", "brown"]

    private func path(_ path: EndpointPath) throws -> String? {
        try Endpoint(path).base("https://h.test").request().url?.absoluteString
    }

    private func query(_ block: Query) throws -> String? {
        try block.base("https://h.test").request().url?.absoluteString
    }

    private func header(_ block: RequestBlock) throws -> String? {
        try block.base("https://h.test").request().value(forHTTPHeaderField: "color")
    }

    private func cookie(_ block: Cookie) throws -> String? {
        try block.base("https://h.test").request().value(forHTTPHeaderField: "Cookie")
    }

    @Test("simple, in a path")
    func simple() throws {
        #expect(try path("c/\(Self.list, style: .simple, explode: false)") == "https://h.test/c/blue,black,brown")
        #expect(try path("c/\(Self.list, style: .simple, explode: true)") == "https://h.test/c/blue,black,brown")
        #expect(try path("c/\(Color(), style: .simple, explode: false)") == "https://h.test/c/R,100,G,200,B,150")
        #expect(try path("c/\(Color(), style: .simple, explode: true)") == "https://h.test/c/R=100,G=200,B=150")
    }

    @Test("label")
    func label() throws {
        #expect(try path("c/\("blue", style: .label, explode: false)") == "https://h.test/c/.blue")
        #expect(try path("c/\(Self.list, style: .label, explode: false)") == "https://h.test/c/.blue,black,brown")
        #expect(try path("c/\(Self.list, style: .label, explode: true)") == "https://h.test/c/.blue.black.brown")
        #expect(try path("c/\(Color(), style: .label, explode: false)") == "https://h.test/c/.R,100,G,200,B,150")
        #expect(try path("c/\(Color(), style: .label, explode: true)") == "https://h.test/c/.R=100.G=200.B=150")
    }

    @Test("matrix")
    func matrix() throws {
        #expect(try path("c/\("", style: .matrix("color"), explode: false)") == "https://h.test/c/;color")
        #expect(try path("c/\("blue", style: .matrix("color"), explode: false)") == "https://h.test/c/;color=blue")
        #expect(
            try path("c/\(Self.list, style: .matrix("color"), explode: false)")
                == "https://h.test/c/;color=blue,black,brown")
        #expect(
            try path("c/\(Self.list, style: .matrix("color"), explode: true)")
                == "https://h.test/c/;color=blue;color=black;color=brown")
        #expect(
            try path("c/\(Color(), style: .matrix("color"), explode: false)")
                == "https://h.test/c/;color=R,100,G,200,B,150")
        #expect(
            try path("c/\(Color(), style: .matrix("color"), explode: true)") == "https://h.test/c/;R=100;G=200;B=150")
    }

    @Test("form")
    func form() throws {
        #expect(try query(Query("color", "", style: .form, explode: true)) == "https://h.test?color=")
        #expect(try query(Query("color", "blue", style: .form, explode: true)) == "https://h.test?color=blue")
        #expect(
            try query(Query("color", Self.list, style: .form, explode: false))
                == "https://h.test?color=blue,black,brown")
        #expect(
            try query(Query("color", Self.list, style: .form, explode: true))
                == "https://h.test?color=blue&color=black&color=brown")
        #expect(
            try query(Query("color", Color(), style: .form, explode: false))
                == "https://h.test?color=R,100,G,200,B,150")
        #expect(
            try query(Query("color", Color(), style: .form, explode: true)) == "https://h.test?R=100&G=200&B=150")
    }

    /// No style of OpenAPI 3: `collectionFormat: tsv` of Swagger 2.0.
    @Test("delimited by tabs")
    func tabs() throws {
        #expect(
            try query(Query("color", ["light blue", "a\tb"], style: .tabDelimited, explode: false))
                == "https://h.test?color=light%20blue%09a%09b")
        #expect(
            try query(Query("color", Self.list, style: .tabDelimited, explode: true))
                == "https://h.test?color=blue&color=black&color=brown")
    }

    @Test("delimited by spaces and by pipes")
    func delimited() throws {
        #expect(
            try query(Query("color", Self.list, style: .spaceDelimited, explode: false))
                == "https://h.test?color=blue%20black%20brown")
        #expect(
            try query(Query("color", Color(), style: .spaceDelimited, explode: false))
                == "https://h.test?color=R%20100%20G%20200%20B%20150")
        #expect(
            try query(Query("color", Self.list, style: .pipeDelimited, explode: false))
                == "https://h.test?color=blue%7Cblack%7Cbrown")
        #expect(
            try query(Query("color", Color(), style: .pipeDelimited, explode: false))
                == "https://h.test?color=R%7C100%7CG%7C200%7CB%7C150")
        #expect(
            try query(Query("color", Self.list, style: .pipeDelimited, explode: true))
                == "https://h.test?color=blue&color=black&color=brown")
    }

    @Test("deepObject")
    func deepObject() throws {
        #expect(
            try query(Query("color", Color(), style: .deepObject, explode: true))
                == "https://h.test?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150")
    }

    @Test("simple, in a header, where nothing is percent-encoded")
    func headers() throws {
        let field = Header.custom("color")
        #expect(try header(field.setValue(Self.list, explode: false)) == "blue,black,brown")
        #expect(try header(field.setValue(Color(), explode: false)) == "R,100,G,200,B,150")
        #expect(try header(field.setValue(Color(), explode: true)) == "R=100,G=200,B=150")
        #expect(try header(field.setValue(["a b"], explode: false)) == "a b")
        #expect(try header(field.setValue([String](), explode: false)) == nil)
        #expect(try header(field.setValue(ifPresent: [String]?.none, explode: false)) == nil)
    }

    @Test("form, in a cookie, where each exploded part is a cookie")
    func cookies() throws {
        #expect(try cookie(Cookie("color", Self.list, explode: false)) == "color=blue,black,brown")
        #expect(try cookie(Cookie("color", Self.list, explode: true)) == "color=blue; color=black; color=brown")
        #expect(try cookie(Cookie("color", Color(), explode: false)) == "color=R,100,G,200,B,150")
        #expect(try cookie(Cookie("color", Color(), explode: true)) == "R=100; G=200; B=150")
        #expect(try cookie(Cookie("color", ["a,b", "c;d"], explode: false)) == "color=a%2Cb,c%3Bd")
    }
}
