import Foundation
import Testing

/// `servers`: the first one's URL, with its variables' defaults.
struct ServerTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        server(
            "the first of several",
            "[{url: https://api.example.test/v1, description: Production}, {url: https://other.example.test}]",
            makes: """
                /// The document's first server.
                ///
                /// Production
                public static let defaultBaseURL = URL(string: "https://api.example.test/v1")!
                """),
        server(
            "variables have their defaults",
            "[{url: 'https://{host}.example.test:{port}/{v}', variables: {host: {default: eu}, port: {default: 8443}, v: {default: v2, enum: [v1, v2]}}}]",
            makes: """
                /// The document's first server, with its variables' defaults.
                public static let defaultBaseURL = URL(string: "https://eu.example.test:8443/v2")!

                /// The document's first server; a value that would reach out of its place in the URL throws.
                public static func baseURL(host: String, port: String, v: ServerV) throws -> URL {
                    try ServerURL.make(
                        "https://{host}.example.test:{port}/{v}",
                        ["host": host, "port": port],
                        listed: ["v": v.rawValue]
                    )
                }
                """),
        server(
            "a template stands with its default beside it", "[{url: https://api.example.test/}]",
            makes: """
                /// The document's first server.
                public static let defaultBaseURL = URL(string: "https://api.example.test/")!
                """),
        server("none: no section", "[]", makes: ""),
    ]

    /// An operation's own servers come before those of its path, and these before those of the document.
    @Test func ownServers() throws {
        let text = try source(
            """
            openapi: 3.1.0
            info: {title: T, version: '1'}
            servers: [{url: https://a.test}]
            paths:
              /a:
                servers: [{url: 'https://{up}.test/v2', variables: {up: {default: up}}}]
                get: {operationId: first, responses: {'204': {description: ok}}}
                put: {operationId: second, servers: [{url: https://b.test}], responses: {'204': {description: ok}}}
              /b:
                servers: [{url: https://b.test}, {url: https://a.test}]
                get: {operationId: third, responses: {'204': {description: ok}}}
                put: {operationId: fourth, responses: {'204': {description: ok}}}

            """)
        #expect(
            try excerpt("public static func ownBaseURL", of: text) == """
                public static func ownBaseURL(of operation: Operation) -> URL? {
                    switch operation {
                    case .first: return URL(string: "https://up.test/v2")!
                    case .second: return URL(string: "https://b.test")!
                    default: return nil
                    }
                }
                """)
    }

    /// A text that `URL` rejects or changes is not a base URL.
    @Test(arguments: [
        "/v1", "v1", "//h/v1", "https:/h", "https://", "https:///v1", "1http://h", "ht_tp://h", "https://h:port/",
        "https://:80/", "https://user@/", "https://[h/", "https://[h]/", "https://h]/", "https://h/%zz", "https://h/%1",
        "https://h/a b", "https://h/^", "https://h/{v}",
    ])
    func noBaseURL(url: String) {
        let result = result(of: Document.head + "servers: [{url: '\(url)'}]\n")
        #expect(
            result.findings == """
                a.yaml:3:17: warning: `\(url)` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one \
                [server.not-absolute]

                """)
        #expect(result.text?.contains("defaultBaseURL") == false)
    }

    @Test(arguments: [
        "https://h", "http://h:80", "https://h:/", "https://user:p@h/", "https://[::1]:8080/v1",
        "https://1.2.3.4/~a/b;c",
        "h+t.t-p://h/%20?a=b&c#d", "https://a_b.example.test/@x:y",
    ])
    func baseURL(url: String) throws {
        let text = try source(Document.head + "servers: [{url: '\(url)'}]\n")
        #expect(text.contains("public static let defaultBaseURL = URL(string: \"\(url)\")!"))
        #expect(URL(string: url)?.absoluteString == url)
    }

    private static func server(_ name: String, _ servers: String, makes swift: String) -> Sample {
        Sample(
            name: name,
            document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\nservers: \(servers)\npaths: {}\n",
            part: .section("Servers"), swift: swift)
    }
}
