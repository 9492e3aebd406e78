@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request comes out the same, wherever among the blocks something reaches into it.
@Suite("Blocks around one that touches the request")
struct RequestOrderTests {
    private let touch = RequestBlock { state in state.request.timeoutInterval = 7 }

    @Test("method, headers, cookies and body", arguments: 0...5)
    func anywhere(position: Int) throws {
        var blocks = [
            Method.PATCH.body,
            Header.custom("X-Key").setValue("a"),
            Header.custom("x-key").setValue("b"),
            Cookie("c", "d").body,
            RequestBody.urlEncoded("e", "f"),
        ]
        blocks.insert(touch, at: position)
        let request = try build {
            Endpoint("p")
            for block in blocks { block }
            Cookie("g", "h")
            RequestBody.urlEncoded("i", "j")
        }
        #expect(request.httpMethod == "PATCH")
        #expect(request.value(forHTTPHeaderField: "X-KEY") == "b")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "c=d; g=h")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
        #expect(request.allHTTPHeaderFields?.count == 3)
        #expect(request.bodyText == "e=f&i=j")
        #expect(request.timeoutInterval == 7)
        #expect(request.url?.absoluteString == "https://h.test/p")
    }

    @Test("a header's name keeps its capitals")
    func capitals() throws {
        let request = try build { Header.custom("X-API-KEY").setValue("k") }
        #expect(request.allHTTPHeaderFields == ["X-API-KEY": "k"])
    }

    @Test("the request is readable from a raw block at any point, the URL once there is a base")
    func reading() throws {
        _ = try RequestBlock {
            Method.PUT
            Header.accept.setValue("a/b")
            RequestBody.string("text")
            RequestBlock { state in
                #expect(state.request.httpMethod == "PUT")
                #expect(state.request.value(forHTTPHeaderField: "accept") == "a/b")
                #expect(state.request.bodyText == "text")
                #expect(state.request.url?.host() == nil)
            }
            Endpoint("a")
            BaseURL("https://h.test")
            RequestBlock { state in
                #expect(state.request.url?.absoluteString == "https://h.test/a")
                #expect(state.request.httpMethod == "PUT")
            }
        }.request()
    }

    @Test("a new URL from a raw block is the base, or the last word behind one")
    func rawURL() throws {
        let url = try #require(URL(string: "https://raw.test/v2"))
        let before = RequestBlock {
            RequestMutation(\.url, url)
            Endpoint("a")
        }
        #expect(try before.request().url?.absoluteString == "https://raw.test/v2/a")
        let after = RequestBlock {
            Endpoint("a")
            BaseURL("https://h.test")
            RequestMutation(\.url, url)
        }
        #expect(try after.request().url?.absoluteString == "https://raw.test/v2")
    }

    @Test("an initial request keeps what no block writes; a base among the blocks replaces its URL")
    func initial() throws {
        var initial = URLRequest(url: try #require(URL(string: "https://old.test/x?y=1")), timeoutInterval: 3)
        initial.httpMethod = "DELETE"
        initial.httpBody = Data("a=b".utf8)
        initial.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        #expect(try RequestBlock {}.request(initialRequest: initial) == initial)
        let request = try RequestBlock {
            Endpoint("n")
            RequestBody.urlEncoded("c", "d")
            BaseURL("https://new.test")
        }.request(initialRequest: initial)
        #expect(request.url?.absoluteString == "https://new.test/n")
        #expect(request.httpMethod == "DELETE")
        #expect(request.timeoutInterval == 3)
        #expect(request.bodyText == "a=b&c=d")
    }
}
