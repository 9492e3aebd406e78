@_spi(Generated) @_spi(Conformance) import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Methods, headers, cookies and authorization")
struct HeaderTests {
    @Test(
        "methods by their tokens",
        arguments: zip(
            [Method.GET, .POST, .PUT, .DELETE, .PATCH, .HEAD, .OPTIONS, .QUERY, .custom("LINK")],
            ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "QUERY", "LINK"]))
    func methods(method: DeclarativeRequests.Method, token: String) throws {
        #expect(try build { method }.httpMethod == token)
    }

    @Test("a method that is no token fails the build", arguments: ["", "A B", "A\r\n"])
    func invalidMethod(token: String) {
        #expect(kind { try build { Method.custom(token) } } == "invalidMethod")
    }

    @Test(
        "fields by their names",
        arguments: zip(
            [
                Header.contentType, .accept, .authorization, .userAgent, .origin, .cookie, .referer, .host,
                .acceptLanguage,
                .acceptEncoding, .custom("X-Trace-Id"),
            ],
            [
                "Content-Type", "Accept", "Authorization", "User-Agent", "Origin", "Cookie", "Referer", "Host",
                "Accept-Language", "Accept-Encoding", "X-Trace-Id",
            ]))
    func fields(header: Header, name: String) throws {
        #expect(header.rawValue == name)
        #expect(try build { header.setValue("v") }.value(forHTTPHeaderField: name) == "v")
    }

    @Test("one name is one field, in upper or lower case, however it is made")
    func equality() {
        #expect(Header.custom("Content-Type") == .contentType)
        #expect(Header.custom("content-type") == .contentType)
        #expect(Header(rawValue: "ACCEPT") == .accept)
        #expect(Set([Header.accept, .custom("accept"), .host]).count == 2)
        #expect(Header.custom("X-A") != .custom("X-B"))
    }

    @Test("a text that is no token is no field", arguments: ["", "a b", "a:", "é", "a\r\nb"])
    func noField(text: String) {
        #expect(Header(rawValue: text) == nil)
        #expect(Method(rawValue: text) == nil)
    }

    @Test("one token is one method, however it is made")
    func methods() {
        #expect(Method.custom("GET") == .GET)
        #expect(Method(rawValue: "GET") == .GET)
        #expect(Method.custom("get") != .GET)
        #expect(Method.custom("LINK").rawValue == "LINK")
    }

    @Test("setValue replaces, addValue appends")
    func values() throws {
        let request = try build {
            Header.accept.setValue("a/b")
            Header.accept.setValue("c/d")
            Header.accept.addValue("text/html")
            Header.custom("X-N").addValue(1)
            Header.custom("X-N").addValue(2.50)
            Header.custom("X-Gone").setValue(ifPresent: nil as String?)
            Header.custom("X-There").setValue(ifPresent: true)
        }
        #expect(request.value(forHTTPHeaderField: "Accept") == "c/d, text/html")
        #expect(request.value(forHTTPHeaderField: "X-N") == "1, 2.5")
        #expect(request.value(forHTTPHeaderField: "X-Gone") == nil)
        #expect(request.value(forHTTPHeaderField: "X-There") == "true")
    }

    @Test("a value that would end its line fails the build", arguments: ["a\r\nX: y", "a\n", "a\0", "\r"])
    func injection(value: String) {
        #expect(kind { try build { Header.accept.setValue(value) } } == "invalidHeaderValue")
        #expect(kind { try build { Authorization.bearer(value) } } == "invalidHeaderValue")
        #expect(kind { try build { MIMEType.custom(value).accept } } == "invalidHeaderValue")
    }

    @Test("a name that is no token fails the build", arguments: ["", "A B", "A:", "Ä"])
    func invalidName(name: String) {
        #expect(kind { try build { Header.custom(name).setValue("v") } } == "invalidHeaderName")
        #expect(kind { try build { Cookie(name, "v") } } == "invalidCookieName")
    }

    @Test("cookies accumulate in one header, and a value cannot end its own")
    func cookies() throws {
        let request = try build {
            Cookie("session", "abc")
            Cookie("theme", ifPresent: "dark")
            Cookie("none", ifPresent: nil as String?)
            Cookie("n", 7)
        }
        #expect(request.value(forHTTPHeaderField: "Cookie") == "session=abc; theme=dark; n=7")
        #expect(
            try build { Cookie("s", "a;b=c d,\"é") }.value(forHTTPHeaderField: "Cookie") == "s=a%3Bb=c%20d%2C%22%C3%A9")
    }

    @Test("schemes of the Authorization header")
    func authorization() throws {
        func value(_ block: RequestBlock) throws -> String? {
            try build { block }.value(forHTTPHeaderField: "Authorization")
        }
        #expect(try value(Authorization.bearer("t.k")) == "Bearer t.k")
        #expect(try value(Authorization.digest("username=\"u\"")) == "Digest username=\"u\"")
        #expect(try value(Authorization.negotiate("YII=")) == "Negotiate YII=")
        #expect(try value(Authorization.custom("token", "k")) == "token k")
        #expect(try value(Authorization.basic(username: "usér", password: "p:w")) == "Basic dXPDqXI6cDp3")
        #expect(try value(Authorization.custom("Basic", "dTpw")) == "Basic dTpw")
        #expect(kind { try build { Authorization.basic(username: "a:b", password: "p") } } == "colonInUserName")
        #expect(kind { try build { Authorization.custom("a b", "c") } } == "invalidAuthorizationScheme")
    }

    @Test("media types: content type replaces, accept accumulates")
    func mediaTypes() throws {
        let request = try build {
            MIMEType.json.contentType
            MIMEType.xml.contentType
            MIMEType.json.accept
            MIMEType.custom("application/vnd.x").accept
        }
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/xml")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json, application/vnd.x")
    }
}
