@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Values in OpenAPI's styles")
struct StyledValueTests {
    private struct Filter: Encodable {
        var state: String?
        var owner: String?
        var created: Range?
        var tags: [String]?
        var lines: [Range]?

        struct Range: Encodable {
            var gte: Int
        }
    }

    private func url(_ block: some RequestBuildable) throws -> String? {
        try block.base("https://h.test").request().url?.absoluteString
    }

    @Test("what joins the parts of a list is raw, what is in them is not")
    func delimiters() throws {
        #expect(
            try url(Query("ids", ["a,b", "c d"], style: .form, explode: false)) == "https://h.test?ids=a%2Cb,c%20d")
        #expect(
            try url(Query("ids", ["a|b", "c"], style: .pipeDelimited, explode: false))
                == "https://h.test?ids=a%7Cb%7Cc")
        #expect(try url(Endpoint("c/\(["a,b", "/"], style: .simple, explode: false)")) == "https://h.test/c/a%2Cb,%2F")
        #expect(
            try url(Endpoint("c/\(["m", "n"], style: .matrix("ö"), explode: true)"))
                == "https://h.test/c/;%C3%B6=m;%C3%B6=n")
    }

    @Test("an empty list is sent nowhere, and cannot be a path")
    func empty() throws {
        #expect(try url(Query("ids", [String](), style: .form, explode: false)) == "https://h.test")
        #expect(try url(Query("ids", [String](), style: .form, explode: true)) == "https://h.test")
        #expect(try url(Query("ids", ifPresent: [String]?.none, style: .form, explode: false)) == "https://h.test")
        #expect(try url(Query("f", Filter(), style: .deepObject, explode: true)) == "https://h.test")
        do {
            _ = try url(Endpoint("c/\([String](), style: .label, explode: true)"))
            Issue.record("an empty list was sent")
        } catch RequestError.emptyPathValue(let path) {
            #expect(path == "c/")
        }
    }

    @Test("a deep object names what is in it in brackets, and leaves out what is nil")
    func deepObject() throws {
        let filter = Filter(state: "open", owner: "a&b")
        #expect(
            try url(Query("filter", filter, style: .deepObject, explode: true))
                == "https://h.test?filter%5Bstate%5D=open&filter%5Bowner%5D=a%26b")
        let nested = Filter(created: .init(gte: 5), tags: ["x", "y"], lines: [.init(gte: 1)])
        #expect(
            try url(Query("filter", nested, style: .deepObject, explode: true))
                == "https://h.test?filter%5Bcreated%5D%5Bgte%5D=5&filter%5Btags%5D%5B%5D=x&filter%5Btags%5D%5B%5D=y"
                + "&filter%5Blines%5D%5B0%5D%5Bgte%5D=1")
        #expect(
            try url(Query("expand", ["a", "b"], style: .deepObject, explode: true))
                == "https://h.test?expand%5B%5D=a&expand%5B%5D=b")
        #expect(try url(Query("created", 5, style: .deepObject, explode: true)) == "https://h.test?created=5")
    }

    @Test("an exploded object has items of its members' names")
    func explodedForm() throws {
        let filter = Filter(state: "open", tags: ["x", "y"])
        #expect(
            try url(Query("filter", filter, style: .form, explode: true)) == "https://h.test?state=open&tags=x&tags=y")
    }

    @Test("a list in a list has no spelling in a style that joins")
    func nested() {
        let blocks = [
            Query("filter", Filter(tags: ["x"]), style: .form, explode: false).body,
            Endpoint("\(Filter(tags: ["x"]), style: .matrix("filter"), explode: true)").body,
            Header.custom("filter").setValue(Filter(tags: ["x"]), explode: false),
            Cookie("filter", Filter(tags: ["x"]), explode: true).body,
        ]
        for block in blocks {
            #expect {
                try url(block)
            } throws: { error in
                if case RequestError.nestedValue("filter") = error { true } else { false }
            }
        }
    }

    @Test("reserved characters stay where they are allowed, but for those that would end the item")
    func reserved() throws {
        let text = "/a:b?c@d!$'()*,;=e&f#g+h[i] %2F%"
        #expect(
            try url(Query("q", text, style: .form, explode: true, allowReserved: true))
                == "https://h.test?q=/a:b?c@d!$'()*,;=e%26f%23g%2Bh%5Bi%5D%20%2F%25")
        #expect(
            try url(Query("q", ["a/b", "c"], style: .form, explode: false, allowReserved: true))
                == "https://h.test?q=a/b,c")
        #expect(
            try url(Query("q", ["a/b", "c/d"], style: .form, explode: true, allowReserved: true))
                == "https://h.test?q=a/b&q=c/d")
    }

    @Test("JSON text, in each place")
    func json() throws {
        let filter = Filter(state: "a b")
        #expect(try url(Query("f", json: filter)) == "https://h.test?f=%7B%22state%22%3A%22a%20b%22%7D")
        #expect(try url(Query("f", jsonIfPresent: Filter?.none)) == "https://h.test")
        #expect(try url(Endpoint("c/\(json: filter)")) == "https://h.test/c/%7B%22state%22%3A%22a%20b%22%7D")
        let request = try RequestBlock {
            Header.custom("X-Filter").setValue(json: filter)
            Cookie("f", json: filter)
        }
        .base("https://h.test").request()
        #expect(request.value(forHTTPHeaderField: "X-Filter") == #"{"state":"a b"}"#)
        #expect(request.value(forHTTPHeaderField: "Cookie") == "f={%22state%22:%22a%20b%22}")
    }

    @Test("a block that reads the query sees plain text, and what it leaves alone keeps its spelling")
    func rawBlocks() throws {
        let block = RequestBlock {
            Query("ids", ["a,b", "c"], style: .form, explode: false)
            Query("q", "1")
            RequestBlock { state in
                #expect(
                    state.queryItems == [
                        URLQueryItem(name: "ids", value: "a,b,c"), URLQueryItem(name: "q", value: "1"),
                    ])
                #expect(state.percentEncodedQuery == "ids=a%2Cb,c&q=1")
                state.queryItems.reverse()
            }
        }
        #expect(try url(block) == "https://h.test?q=1&ids=a%2Cb,c")
    }
}
