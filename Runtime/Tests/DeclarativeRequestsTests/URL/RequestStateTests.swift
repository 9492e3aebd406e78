@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Raw blocks over the state")
struct RequestStateTests {
    @Test("path, query, cookies, request and encoder are read and rewritten; the base is set")
    func everything() throws {
        let base = try #require(URL(string: "https://h.test/v1"))
        let request = try RequestBlock {
            Endpoint("a")
            Query("q", "1")
            Cookie("c", "d")
            RequestBlock { state in
                #expect(state.path == "a")
                #expect(state.queryItems == [URLQueryItem(name: "q", value: "1")])
                #expect(state.cookies.map(\.name) == ["c"])
                #expect(state.cookies.map(\.value) == ["d"])
                state.path += "/b"
                state.queryItems.append(URLQueryItem(name: "r", value: "x y"))
                state.cookies.append((name: "e", value: "f;g"))
                state.request.httpMethod = "LINK"
                state.encoder.outputFormatting = [.sortedKeys]
                #expect(state.percentEncodedQuery == "q=1&r=x%20y")
                try state.setBaseURL(base)
            }
        }.request()
        #expect(request.url?.absoluteString == "https://h.test/v1/a/b?q=1&r=x%20y")
        #expect(request.url?.query(percentEncoded: true) == "q=1&r=x%20y")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "c=d; e=f%3Bg")
        #expect(request.httpMethod == "LINK")
    }

    @Test("a base given as a URL in a raw block")
    func baseAsURL() throws {
        let base = try #require(URL(string: "https://h.test"))
        #expect(
            try RequestBlock {
                Endpoint("a"); RequestBlock { try $0.setBaseURL(base) }
            }.request().url?.absoluteString == "https://h.test/a")
    }

    @Test("a block can be built many times, each time afresh")
    func afresh() throws {
        var count = 0
        let block = RequestBlock { state in
            count += 1
            state.queryItems.append(URLQueryItem(name: "n", value: "\(count)"))
        }
        #expect(try block.base("https://h.test").request().url?.query() == "n=1")
        #expect(try block.base("https://h.test").request().url?.query() == "n=2")
    }

    @Test("a failure fails the build with its own error, when it is reached")
    func failure() throws {
        struct Missing: Error, Equatable {}
        #expect(throws: Missing()) { try build { RequestFailure(Missing()) } }
        let isMissing = false
        #expect(try url { if isMissing { RequestFailure(Missing()) } } == "https://h.test")
    }

    @Test("groups, conditions, loops and buildable values compose")
    func composition() throws {
        struct Paging: RequestBuildable {
            var page: Int
            var body: some RequestBuildable {
                Query("page", page)
                if page > 1 { Query("more", true) } else { Query("first", true) }
            }
        }
        #expect(
            try url {
                RequestBlock {
                    Endpoint("a"); RequestBlock { Paging(page: 2) }
                }
                for page in [1] { Paging(page: page) }
                if #available(macOS 14, *) { Query("x", 1) }
            } == "https://h.test/a?page=2&more=true&page=1&first=true&x=1")
    }
}
