import Testing

/// `servers`: the first one's URL, with its variables' defaults.
struct ServerTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { #expect(sample.made == sample.swift) }

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

    private static func server(_ name: String, _ servers: String, makes swift: String) -> Sample {
        Sample(
            name: name,
            document: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\nservers: \(servers)\npaths: {}\n",
            part: .section("Servers"), swift: swift)
    }
}
