@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

@Suite("Errors of the build")
struct RequestErrorTests {
    @Test(
        "each is a sentence",
        arguments: [
            (
                RequestError.missingBaseURL,
                "The request has no base URL: put a BaseURL last, chain .base(_:), or give an initial request with a URL."
            ),
            (.invalidBaseURL("/api", .missingScheme), "The base URL '/api' has no scheme."),
            (.invalidBaseURL("https:///api", .missingHost), "The base URL 'https:///api' has no host."),
            (
                .invalidBaseURL("https://h?a", .hasQuery),
                "The base URL 'https://h?a' has a query: give its items as Query blocks."
            ),
            (
                .invalidBaseURL("https://h#a", .hasFragment),
                "The base URL 'https://h#a' has a fragment, which no request sends."
            ),
            (.invalidBaseURL("https://[", .notAURL), "The base URL 'https://[' makes no URL."),
            (
                .secondBaseURL,
                "The request has a second base URL: one base resolves path and query, and only once."
            ),
            (
                .endpointAfterBaseURL,
                "A path comes after the base URL, which has resolved the path already: put the base last."
            ),
            (
                .queryAfterBaseURL,
                "A query item comes after the base URL, which has resolved the query already: put the base last."
            ),
            (.emptyPathValue(after: "pets/"), "An empty value stands in the path after 'pets/'."),
            (.nonFiniteNumber, "A number that is infinite or not a number has no spelling in a request."),
            (.modelIsNoObject, "A model for a query or a form encodes no named members."),
            (.invalidMethod("A B"), "'A B' is no method: a method is a token of RFC 9110."),
            (
                .invalidMediaType("text"),
                "'text' is no media type: a media type is a type and a subtype, such as 'text/csv'."
            ),
            (.invalidHeaderName("A:"), "'A:' is no header name: a header name is a token of RFC 9110."),
            (
                .invalidHeaderValue(name: "Accept"),
                "The value of the header 'Accept' has a line break or a NUL in it, or is a credential that is not ASCII."
            ),
            (.invalidCookieName("a b"), "'a b' is no cookie name: a cookie name is a token of RFC 9110."),
            (
                .invalidAuthorizationScheme("a b"),
                "'a b' is no authorization scheme: a scheme is a token of RFC 9110."
            ),
            (.colonInUserName, "The user name of basic authorization has a colon in it."),
            (
                .invalidBoundary("ü"),
                "'ü' is no multipart boundary: it takes 1 to 70 characters of those in RFC 2046."
            ),
            (.invalidPartName, "A name of a multipart part has a NUL in it."),
            (
                .unreadableFile(URL(fileURLWithPath: "/secret/a.png"), underlying: Unreadable()),
                "The file 'a.png' of a multipart part cannot be read: It is gone."
            ),
            (.invalidTimeout(-1), "-1.0 is no timeout: it is a number of seconds, not below zero."),
        ] as [(RequestError, String)])
    func sentences(error: RequestError, sentence: String) {
        #expect(error.localizedDescription == sentence)
    }

    @Test("none tells a secret")
    func secrets() {
        let builds: [() throws -> Any] = [
            { try build { Authorization.bearer("s3cret\n") } },
            { try build { Authorization.basic(username: "s3cret:", password: "s3cret") } },
            { try build { Header.custom("X-Key").setValue("s3cret\0") } },
            { try Endpoint("a").base("https://user:s3cret@h.test/?a=1").request() },
            { try Endpoint("a").base("https://user:s3cret@").request() },
        ]
        for build in builds {
            do {
                _ = try build()
                Issue.record("the request was built")
            } catch {
                #expect(error is RequestError)
                #expect(!"\(error) \(error.localizedDescription)".contains("s3cret"))
            }
        }
    }

    @Test("a block does not show what it holds")
    func mirrors() {
        let text = String(reflecting: Authorization.bearer("s3cret"))
        #expect(!text.contains("s3cret"))
    }

    private struct Unreadable: LocalizedError {
        var errorDescription: String? { "It is gone." }
    }
}
