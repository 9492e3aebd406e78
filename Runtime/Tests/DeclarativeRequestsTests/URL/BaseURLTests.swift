@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("BaseURL")
struct BaseURLTests {
    @Test(
        "its path is always a prefix, and its trailing slash never doubles",
        arguments: [
            ("https://h.test", "https://h.test/v1"), ("https://h.test/", "https://h.test/v1"),
            ("https://h.test/api", "https://h.test/api/v1"), ("https://h.test/api/", "https://h.test/api/v1"),
            ("http://u@h.test:8080/a%2Fb//", "http://u@h.test:8080/a%2Fb/v1"),
        ])
    func prefix(base: String, expected: String) throws {
        let url = try #require(URL(string: base))
        for endpoint in [Endpoint("v1"), Endpoint("/v1")] {
            #expect(
                try RequestBlock {
                    endpoint; BaseURL(base)
                }.request().url?.absoluteString == expected)
            #expect(
                try RequestBlock {
                    endpoint; BaseURL(url)
                }.request().url?.absoluteString == expected)
            #expect(try endpoint.base(url).request().url?.absoluteString == expected)
            #expect(try endpoint.base(base).request().url?.absoluteString == expected)
        }
    }

    @Test(
        "a base that cannot be one fails the build and says why",
        arguments: [
            ("h.test/api", RequestError.BaseURLFault.missingScheme), ("/api", .missingScheme),
            ("https:///api", .missingHost),
            ("https://h.test/?tenant=1", .hasQuery), ("https://h.test/#a", .hasFragment),
        ])
    func invalid(base: String, fault: RequestError.BaseURLFault) throws {
        do {
            _ = try Endpoint("a").base(base).request()
            Issue.record("\(base) was taken")
        } catch RequestError.invalidBaseURL(let text, let found) {
            #expect(text == base)
            #expect(found == fault)
        }
    }

    @Test("path, query and a second base after the base fail the build; all else may follow")
    func order() throws {
        let base = BaseURL("https://h.test")
        #expect(
            kind {
                try RequestBlock {
                    base; Endpoint("a")
                }.request()
            } == "endpointAfterBaseURL")
        #expect(
            kind {
                try RequestBlock {
                    base; Query("a", 1)
                }.request()
            } == "queryAfterBaseURL")
        #expect(
            kind {
                try RequestBlock {
                    base; base
                }.request()
            } == "secondBaseURL")
        #expect(
            kind {
                try RequestBlock {
                    base; RequestBlock { $0.path = "a" }
                }.request()
            } == "endpointAfterBaseURL")
        #expect(
            kind {
                try RequestBlock {
                    base; RequestBlock { $0.queryItems = [] }
                }.request()
            } == "queryAfterBaseURL")
        let request = try RequestBlock {
            base
            Method.POST
            Header.accept.setValue("a/b")
            Cookie("c", "d")
            RequestBody.string("x")
            Timeout(3)
            Authorization.bearer("t")
        }.request()
        #expect(request.url?.absoluteString == "https://h.test")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "c=d")
        #expect(request.bodyText == "x")
    }

    @Test("without a base there is no request, unless an initial one has a URL")
    func missing() throws {
        #expect(kind { try Endpoint("a").request() } == "missingBaseURL")
        var initial = URLRequest(url: try #require(URL(string: "https://h.test/api?x=1#f")))
        initial.setValue("kept", forHTTPHeaderField: "X-A")
        let request = try RequestBlock {
            Method.PUT; Endpoint("b"); Query("y", 2)
        }.request(initialRequest: initial)
        #expect(request.url?.absoluteString == "https://h.test/api/b?x=1&y=2#f")
        #expect(request.value(forHTTPHeaderField: "X-A") == "kept")
        #expect(request.httpMethod == "PUT")
    }
}
