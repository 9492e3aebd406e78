@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Bodies after bodies")
struct BodyReplacementTests {
    private let form = "application/x-www-form-urlencoded"

    private func contentType(_ request: URLRequest) -> String? { request.value(forHTTPHeaderField: "Content-Type") }

    @Test("a body takes the place of a stream, a form too")
    func streams() throws {
        for body in [RequestBody.string("a=b"), RequestBody.urlEncoded("a", "b")] {
            let request = try build {
                MIMEType.formURLEncoded.contentType
                RequestMutation(\.httpBodyStream, InputStream(data: Data("x=y".utf8)))
                body
            }
            #expect(request.bodyText == "a=b")
            #expect(request.httpBodyStream == nil)
        }
    }

    @Test("fields are added to a form written raw, and its content type stays", arguments: ["", "; charset=utf-8"])
    func rawForm(parameter: String) throws {
        let request = try build {
            MIMEType.custom(form.uppercased() + parameter).contentType
            RequestMutation(\.httpBody, Data("x=y".utf8))
            RequestBody.urlEncoded("a", "b c")
        }
        #expect(request.bodyText == "x=y&a=b+c")
        #expect(contentType(request) == form.uppercased() + parameter)
    }

    @Test("the content type alone, before a form or behind it, may name a charset")
    func charset() throws {
        let type = MIMEType.custom(form + "; charset=utf-8").contentType
        for blocks in [[type, RequestBody.urlEncoded("a", "é")], [RequestBody.urlEncoded("a", "é"), type]] {
            let request = try build { for block in blocks { block } }
            #expect(contentType(request) == form + "; charset=utf-8")
            #expect(request.bodyText == "a=%C3%A9")
        }
    }

    @Test("a form's fields: what stays raw, what is escaped, bare names")
    func escapes() throws {
        let request = try build {
            RequestBody.urlEncoded("a*-._~ b", "~!'()/\r\n")
            RequestBody.urlEncoded("bare", nil)
            RequestBody.urlEncoded("empty", "")
            RequestBody.urlEncoded("none", ifPresent: Int?.none)
            RequestBody.urlEncoded("each", each: [1, 2])
            RequestBody.urlEncoded("none", eachIfPresent: [Int]?.none)
        }
        #expect(request.bodyText == "a*-._%7E+b=%7E%21%27%28%29%2F%0D%0A&bare&empty=&each=1&each=2")
    }

    @Test("a form replaces JSON, multipart replaces a form, text is text/plain")
    func kinds() throws {
        let replaced = try build {
            RequestBody.json(1)
            RequestBody.urlEncoded("a", "b")
        }
        #expect(replaced.bodyText == "a=b")
        #expect(contentType(replaced) == form)
        let parts = try build {
            RequestBody.urlEncoded("a", "b")
            RequestBody.multipart(boundary: "B") {}
        }
        #expect(parts.bodyText == "--B--\r\n")
        #expect(contentType(parts) == "multipart/form-data; boundary=B")
        #expect(contentType(try build { RequestBody.string("a") }) == "text/plain")
    }

    @Test("the content type that comes last counts")
    func lastContentType() throws {
        let vendor = MIMEType.custom("application/vnd.x+json").contentType
        for (blocks, type) in [
            ([RequestBody.json(1), vendor], "application/vnd.x+json"),
            ([vendor, RequestBody.json(1)], "application/json"),
        ] {
            #expect(contentType(try build { for block in blocks { block } }) == type)
        }
    }

    @Test("a model that cannot be encoded fails the build with the encoder's error")
    func unencodable() {
        #expect(throws: EncodingError.self) { try build { RequestBody.json(Double.nan) } }
    }
}
