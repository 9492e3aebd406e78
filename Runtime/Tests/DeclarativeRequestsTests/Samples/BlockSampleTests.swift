import DeclarativeRequests
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The calls that the documentation shows, with the public interface alone: each is to compile as it is spelled here.
@Suite("Samples of blocks")
struct BlockSampleTests {
    private struct LoginRequest: Codable {
        var email: String
        var password: String
    }

    private struct MissingToken: Error {}

    private let token = "t0ken"
    private let api = URL(string: "https://api.example.com")!

    @Test("a login, from the method to the base")
    func login() throws {
        let email = "alice@example.com"
        let password = "hunter2"
        let request = try RequestBlock {
            Method.POST
            Endpoint("v1/login")
            Header.accept.setValue("application/json")
            RequestBody.json(LoginRequest(email: email, password: password))
            Authorization.bearer(token)
            BaseURL("https://api.example.com")
        }.request()
        #expect(request.httpMethod == "POST")
        #expect(request.url?.absoluteString == "https://api.example.com/v1/login")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer t0ken")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(request.bodyText == #"{"email":"alice@example.com","password":"hunter2"}"#)
    }

    @Test("headers in the order of the wire")
    func headers() throws {
        let isStaging = true
        let request = try RequestBlock {
            Method.GET
            Endpoint("users")

            MIMEType.json.accept
            Header.userAgent.setValue("MyApp/1.0")
            Header.custom("X-Trace-Id").setValue("abc123")
            if isStaging {
                Header.custom("X-Env").setValue("staging")
            }
            Authorization.bearer(token)
            BaseURL("https://api.example.com")
        }.request()
        #expect(request.value(forHTTPHeaderField: "User-Agent") == "MyApp/1.0")
        #expect(request.value(forHTTPHeaderField: "X-Trace-Id") == "abc123")
        #expect(request.value(forHTTPHeaderField: "X-Env") == "staging")
    }

    @Test("every block of the reference")
    func reference() throws {
        struct Filter: Encodable { let tag = "a" }
        let id = 7
        let optional: Int? = 2
        let lossless: (any LosslessStringConvertible)? = 1.5
        let request = try RequestBlock {
            Method.custom("LINK")
            Endpoint("users/\(id)/posts")
            Query("page", 2)
            Query("size", optional)
            Query("ratio", lossless)
            Query("flag", true)
            Query("bare", nil)
            Query(Filter())
            Header.accept.setValue("application/json")
            Header.accept.addValue("text/html")
            MIMEType.custom("application/vnd.x").accept
            MIMEType.json.contentType
            Cookie("session", token)
            Timeout(5)
            RequestMutation(\.cachePolicy, .returnCacheDataElseLoad)
            RequestMutation(\.networkServiceType, .background)
            RequestMutation(\.httpShouldHandleCookies, false)
            RequestMutation(\.allowsCellularAccess, false)
            RequestMutation(\.httpBody, Data("x".utf8))
        }
        .base(api)
        .request()
        #expect(request.httpMethod == "LINK")
        #expect(
            request.url?.absoluteString
                == "https://api.example.com/users/7/posts?page=2&size=2&ratio=1.5&flag=true&bare&tag=a")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json, text/html, application/vnd.x")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "session=t0ken")
        #expect(request.timeoutInterval == 5)
        #expect(request.bodyText == "x")
    }

    @Test("every scheme of authorization")
    func authorization() throws {
        func value(_ block: RequestBlock) throws -> String? {
            try block.base(api).request().value(forHTTPHeaderField: "Authorization")
        }
        #expect(try value(Authorization.bearer("a")) == "Bearer a")
        #expect(try value(Authorization.digest("a")) == "Digest a")
        #expect(try value(Authorization.negotiate("a")) == "Negotiate a")
        #expect(try value(Authorization.custom("token", "a")) == "token a")
        #expect(try value(Authorization.custom("Basic", "dTpw")) == "Basic dTpw")
        #expect(try value(Authorization.basic(username: "u", password: "p")) == "Basic dTpw")
    }

    @Test("every kind of body")
    func bodies() throws {
        func body(_ block: RequestBlock) throws -> [String?] {
            let request = try block.base(api).request()
            return [request.value(forHTTPHeaderField: "Content-Type"), request.bodyText]
        }
        #expect(try body(RequestBody.string("hi")) == ["text/plain", "hi"])
        #expect(try body(RequestBody.string("<a/>", type: .xml)) == ["application/xml", "<a/>"])
        #expect(try body(RequestBody.json(["token": "t"])) == ["application/json", #"{"token":"t"}"#])
        let form = "application/x-www-form-urlencoded"
        #expect(try body(RequestBody.urlEncoded("a", 1)) == [form, "a=1"])
        #expect(try body(RequestBody.urlEncoded(["a": "b c"])) == [form, "a=b+c"])
        #expect(
            try body(
                RequestBlock {
                    for name in ["a", "b"] { RequestBody.urlEncoded(name, "x") }
                }) == [form, "a=x&b=x"])
        let stream = try RequestMutation(\.httpBodyStream, InputStream(data: Data("hi".utf8))).base(api).request()
        #expect(stream.httpBodyStream != nil)
    }

    @Test("an upload in parts")
    func upload() throws {
        let fileURLs: [URL] = []
        let request = try RequestBlock {
            Method.POST
            Endpoint("upload")
            RequestBody.multipart {
                MultipartPart.field(name: "user", value: "alice")
                MultipartPart.data(name: "avatar", filename: "a.png", data: Data("png".utf8), type: .png)
                for url in fileURLs {
                    MultipartPart.file(name: "files", fileURL: url, type: .octetStream)
                }
            }
            BaseURL("https://api.example.com")
        }.request()
        #expect(request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(request.bodyText?.contains(#"name="avatar"; filename="a.png""#) == true)
    }

    @Test("an encoder for a group of blocks")
    func encoder() throws {
        struct Model: Encodable { let firstName = "A" }
        let snakeCaseEncoder = JSONEncoder()
        snakeCaseEncoder.keyEncodingStrategy = .convertToSnakeCase
        let model = Model()
        let request = try RequestBlock {
            RequestBody.json(model)
            BaseURL("https://api.example.com")
        }.useEncoder(snakeCaseEncoder).request()
        #expect(request.bodyText == #"{"first_name":"A"}"#)
    }

    @Test("a missing credential is an error of the client's own")
    func missing() {
        let token: String? = nil
        #expect(throws: MissingToken.self) {
            try RequestBlock {
                Endpoint("me")
                BaseURL(api)
                if let token {
                    Authorization.bearer(token)
                } else {
                    RequestFailure(MissingToken())
                }
            }.request()
        }
    }
}
