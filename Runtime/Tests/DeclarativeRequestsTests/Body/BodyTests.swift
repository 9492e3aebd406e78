@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Bodies")
struct BodyTests {
    private struct Login: Encodable {
        var user: String
        var rememberMe: Bool
        var none: String?
    }

    private func contentType(_ request: URLRequest) -> String? { request.value(forHTTPHeaderField: "Content-Type") }

    @Test("text, with its media type")
    func string() throws {
        let plain = try build { RequestBody.string("ü") }
        #expect(plain.httpBody == Data([0xC3, 0xBC]))
        #expect(contentType(plain)?.hasPrefix("text/plain") == true)
        #expect(contentType(try build { RequestBody.string("<a/>", type: .xml) }) == "application/xml")
    }

    @Test("JSON by the group's encoder, keys in order")
    func json() throws {
        let request = try build { RequestBody.json(Login(user: "a", rememberMe: true)) }
        #expect(request.bodyText == #"{"rememberMe":true,"user":"a"}"#)
        #expect(contentType(request) == "application/json")
        let snake = JSONEncoder()
        snake.keyEncodingStrategy = .convertToSnakeCase
        snake.outputFormatting = .sortedKeys
        let group = RequestBlock { RequestBody.json(Login(user: "a", rememberMe: true)) }.useEncoder(snake)
        #expect(try build { group }.bodyText == #"{"remember_me":true,"user":"a"}"#)
    }

    @Test("no body at all for nil")
    func absent() throws {
        let request = try build {
            RequestBody.json(ifPresent: nil as Login?); RequestBody.urlEncoded(ifPresent: nil as Login?)
        }
        #expect(request.httpBody == nil)
        #expect(contentType(request) == nil)
    }

    @Test("form fields accumulate, spaces are plus signs")
    func form() throws {
        let request = try build {
            RequestBody.urlEncoded("user", "a b+c")
            RequestBody.urlEncoded("pass", "p&=%")
            for scope in ["x", "y"] { RequestBody.urlEncoded("scopes", scope) }
            RequestBody.urlEncoded("n", 1.0)
            RequestBody.urlEncoded("flag", nil as String?)
        }
        #expect(request.bodyText == "user=a+b%2Bc&pass=p%26%3D%25&scopes=x&scopes=y&n=1&flag")
        #expect(contentType(request) == "application/x-www-form-urlencoded")
    }

    @Test("a model or a dictionary as a form")
    func formModel() throws {
        #expect(
            try build { RequestBody.urlEncoded(Login(user: "ü*", rememberMe: false)) }.bodyText
                == "user=%C3%BC*&rememberMe=false")
        #expect(try build { RequestBody.urlEncoded(["b": "2", "a": "1"]) }.bodyText == "a=1&b=2")
    }

    @Test("each body replaces the one before it")
    func replacing() throws {
        #expect(
            try build {
                RequestBody.string("a"); RequestBody.urlEncoded("b", "c")
            }.bodyText == "b=c")
        let json = try build {
            RequestBody.urlEncoded("b", "c"); RequestBody.json(1)
        }
        #expect(json.bodyText == "1")
        #expect(contentType(json) == "application/json")
    }
}
