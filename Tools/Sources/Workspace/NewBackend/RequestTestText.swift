import DeclarativeOpenAPI

/// The first test of a backend: one request, as the transport receives it.
struct RequestTestText {
    let wiring: WiringText

    private static let base = "https://api.test/v1"

    var text: String {
        let imports = ["DeclarativeOpenAPIRuntime", "Foundation", "Testing", wiring.new.module].sorted()
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            #if canImport(FoundationNetworking)
                import FoundationNetworking
            #endif

            /// Checks a request with a transport that does not use the network.
            @Suite struct RequestTests {
            \(wiring.facts.sample.map(request) ?? client)
            }

            """
    }

    private func request(_ sample: WiringFacts.Sample) -> String {
        """
            @Test func theSimplestRequest() async throws {
                \(sample.operationStatement)
                let client = \(made) { request in
        \(expectations(of: sample).map { "            \($0)\n" }.joined())\
                    let response = HTTPURLResponse(
                        url: request.url!, statusCode: \(sample.status), httpVersion: nil, headerFields: nil)!
                    return (Data("answer".utf8), response)
                }
                #expect(try await client.execution.execute(operation) == Data("answer".utf8))
            }
        """
    }

    private func expectations(of sample: WiringFacts.Sample) -> [String] {
        var lines = ["#expect(request.httpMethod == \(quoted(sample.method)))"]
        if let target = sample.target {
            lines.append(Self.expectation(ofURL: Self.base + target))
        }
        return lines
            + sample.headers.map { header in
                "#expect(request.value(forHTTPHeaderField: \(quoted(header.name))) == \(quoted(header.value)))"
            }
    }

    /// One line, or several for a long URL.
    private static func expectation(ofURL url: String) -> String {
        let line = "#expect(request.url?.absoluteString == \(WiringFacts.literal(url)))"
        guard line.count > 100 else { return line }
        var parts: [String] = []
        var rest = Substring(url)
        while !rest.isEmpty {
            parts.append(WiringFacts.literal(String(rest.prefix(80))))
            rest = rest.dropFirst(80)
        }
        let text = parts.joined(separator: "\n                        + ")
        return "#expect(\n                request.url?.absoluteString\n                    == \(text))"
    }

    /// The test if no request can be made up: a person must complete it.
    private var client: String {
        """
            @Test func theClientKnowsWhereTheBackendRuns() {
                let client = \(made) { _ in throw CancellationError() }
                #expect(client.baseURL.absoluteString == \(quoted(Self.base)))
            }
        """
    }

    private var made: String {
        wiring.making(
            baseURL: "URL(string: \(quoted(Self.base)))!", user: "user", secret: "secret", indentation: "        ")
    }

    private func quoted(_ text: String) -> String { WiringFacts.literal(text) }
}
