import Testing

@testable import DeclarativeOpenAPI

/// YAML in, Swift out, for each section of the file.
@Suite struct SectionTests {
    @Test func anOperationIsARequestBlock() throws {
        let text = try source(
            document(
                operation: """
                    parameters: [{name: q, in: query, schema: {type: string}}, {name: n, in: query, required: true, \
                    schema: {type: integer}}, {name: tags, in: query, schema: {type: array, items: {type: string}}}, \
                    {name: X-T, in: header, schema: {type: string}}, {name: s, in: cookie, schema: {type: string}}, \
                    {name: kind, in: query, schema: {type: string, enum: [up, down]}}], responses: {"204": {}}
                    """))
        #expect(
            try excerpt("case .getA(", of: text) == """
                case .getA(let q, let n, let tags, let xT, let s, let kind):
                """)
        #expect(
            try excerpt("return RequestBlock", of: text) == """
                return RequestBlock {
                    Method.GET
                    Endpoint("a")
                    Query("q", ifPresent: q)
                    Query("n", n)
                    Query("tags", eachIfPresent: tags)
                    Header.custom("X-T").setValue(ifPresent: xT)
                    Cookie("s", ifPresent: s)
                    Query("kind", ifPresent: kind)
                }
                """)
        #expect(
            try excerpt("public nonisolated enum Kind", of: text) == """
                public nonisolated enum Kind: String, Codable, Hashable, RequestValue, Sendable {
                    case up = "up"
                    case down = "down"
                }
                """)
    }

    @Test(arguments: [
        (#"content: {application/json: {schema: {type: string}}}, required: true"#, "RequestBody.json(body)"),
        (#"content: {application/json: {schema: {type: string}}}"#, "RequestBody.json(ifPresent: body)"),
        (
            #"content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: string}}}}}, required: true"#,
            "RequestBody.urlEncoded(body)"
        ),
        (
            #"content: {application/vnd.x+json: {schema: {type: string}}}, required: true"#,
            "RequestBody.json(body)\nMIMEType.custom(\"application/vnd.x+json\").contentType"
        ),
        (
            #"content: {image/png: {}}, required: true"#,
            "RequestMutation(\\.httpBody, body)\nMIMEType.custom(\"image/png\").contentType"
        ),
        (
            #"content: {image/png: {}}"#,
            "if let body {\n    RequestMutation(\\.httpBody, body)\n    MIMEType.custom(\"image/png\").contentType\n}"
        ),
    ])
    func bodies(body: String, lines: String) throws {
        let text = try source(document(operation: #"requestBody: {\#(body)}, responses: {"204": {}}"#))
        let block = try excerpt("return RequestBlock", of: text).split(separator: "\n")
        #expect(block[3..<(block.count - 1)].map { $0.dropFirst(4) }.joined(separator: "\n") == lines)
    }

    @Test(arguments: [
        (#""200": {content: {application/json: {schema: {type: integer}}}}"#, "Int", "endpoint", "[200]"),
        (#""201": {}, "404": {}"#, "Void", "fire", "[201]"),
        (#""200": {content: {text/html: {}}}"#, "String", "text", "[200]"),
        (#""200": {content: {image/png: {}}}"#, "Data", "raw", "[200]"),
        (#""2XX": {}"#, "Void", "fire", "Set(200...299)"),
        (#""2XX": {}, "304": {}"#, "Void", "fire", "Set(200...299)"),
        (#"default: {content: {application/json: {schema: {type: boolean}}}}"#, "Bool", "endpoint", "Set(200...299)"),
        (#""302": {}"#, "Void", "fire", "[302]"),
        (#""200": {}, "202": {}"#, "Void", "fire", "[200, 202]"),
    ])
    func outputs(responses: String, type: String, builder: String, statuses: String) throws {
        let text = try source(document(operation: "responses: {\(responses)}"))
        #expect(text.contains("public var getA: @Sendable @concurrent () async throws -> \(type)\n"))
        #expect(text.contains("getA: { @concurrent () in try await build.\(builder)(.getA) }"))
        #expect(try excerpt("public static func successStatuses", of: text).contains("\n    return \(statuses)\n"))
    }

    @Test func aPathsParametersAreSharedAndOverridden() throws {
        let text = try source(
            """
            openapi: 3.0.0
            info: {title: Demo, version: "1"}
            paths:
              /a/{id}/{name}:
                parameters:
                  - {name: id, in: path, required: true, schema: {type: integer}}
                  - {name: name, in: path, required: true, schema: {type: integer}}
                get:
                  operationId: getA
                  parameters: [{name: name, in: path, required: true, schema: {type: string}}]
                  responses: {"204": {description: ok}}
            """)
        #expect(text.contains("case getA(id: Int, name: String)"))
        #expect(text.contains(#"Endpoint("a/\(id)/\(name)")"#))
    }

    @Test func enumsThatAServerSendsAreOpen() throws {
        let schema = "{type: string, enum: [up]}"
        let text = try source(
            document(
                operation: """
                    requestBody: {content: {application/json: {schema: {type: object, properties: {sent: \(schema)}}}}}, \
                    responses: {"200": {content: {application/json: {schema: {type: object, properties: {got: \(schema)}}}}}}
                    """))
        #expect(text.contains("public nonisolated enum Sent: String, Codable, Hashable, RequestValue, Sendable {"))
        #expect(
            try excerpt("public nonisolated enum Got", of: text) == """
                public nonisolated enum Got: OpenEnum, RequestValue {
                    case up

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(String)

                    public static let known: KnownValues<Self> = [.up]

                    public var rawValue: String {
                        switch self {
                        case .up: return "up"
                        case .unknown(let value): return value
                        }
                    }
                }
                """)
    }

    @Test func absentInputMeansAbsentSections() throws {
        let text = try source(document(schemas: "A: {type: object}"))
        #expect(text.contains("// MARK: - Schemas"))
        for section in ["Operations", "Responses", "Security", "Client", "Servers"] {
            #expect(!text.contains("// MARK: - \(section)"))
        }
        #expect(try source("openapi: 3.1.0\ninfo: {title: Demo, version: \"1\"}\n").contains("enum Demo {"))
    }

    @Test func manyOperationsAreAChainOfSwitches() throws {
        let paths = (1...801).map { "  /p\($0): {get: {operationId: op\($0), responses: {\"204\": {}}}}" }
        let text = try source(
            "openapi: 3.1.0\ninfo: {title: Demo, version: \"1\"}\npaths:\n\(paths.joined(separator: "\n"))\n")
        #expect(text.contains("default: return self.body_2") || text.contains("return self.body_2\n"))
        #expect(text.contains("private var body_3: RequestBlock {"))
        #expect(!text.contains("body_4"))
        #expect(text.contains("preconditionFailure(\"the parts before this one have the other cases\")"))
    }

    @Test func excludedSchemesTakeTheirOperationsAndAlternatives() throws {
        let yaml = """
            openapi: 3.1.0
            info: {title: Demo, version: "1"}
            paths:
              /a: {get: {operationId: admin, security: [{Admin: []}], responses: {"204": {}}}}
              /b: {get: {operationId: both, security: [{Admin: []}, {User: []}], responses: {"204": {}}}}
              /c: {get: {operationId: open, responses: {"204": {}}}}
            components: {securitySchemes: {Admin: {type: http, scheme: bearer}, User: {type: http, scheme: bearer}}}

            """
        let text = try source(yaml, excluding: ["Admin"])
        #expect(text.contains("// Left out: operations that need Admin.\n"))
        #expect(!text.contains(".admin") && !text.contains("\"Admin\""))
        #expect(text.contains("case .open: return []"))
        #expect(text.contains("default: return [[SecurityRequirement(.user)]]"))
    }

    @Test func slotsAreNoInputs() throws {
        let text = try source(
            document(
                operation: """
                    parameters: [{name: a, in: query, required: true, schema: {type: string}}, \
                    {name: signature, in: query, required: true, schema: {type: string}}], responses: {"204": {}}
                    """), slots: ["signature"])
        #expect(text.contains("case getA(a: String)\n"))
        #expect(text.contains("Query(\"a\", a)\n"))
        #expect(text.contains("QuerySlot(\"signature\")\n"))
    }

    /// Two parameters of one name share an enumeration only when their values are of one type too.
    @Test func integersAndTextsShareNoEnumeration() throws {
        let text = try source(
            Document.paths(
                """
                /a: {get: {operationId: a, parameters: [{name: n, in: query, schema: {type: integer, enum: [1]}}]}}
                /b: {get: {operationId: b, parameters: [{name: n, in: query, schema: {type: string, enum: ["1"]}}]}}
                /c: {get: {operationId: c, parameters: [{name: n, in: query, schema: {type: integer, enum: [1]}}]}}
                """))
        #expect(text.contains("enum N: Int, ") && text.contains("enum BN: String, "))
        #expect(text.contains("case a(n: N?)") && text.contains("case c(n: N?)"))
        #expect(text.contains("case b(n: BN?)"))
    }

    @Test func deprecationsReachTheCaller() throws {
        let text = try source(document(operation: #"deprecated: true, responses: {"204": {}}"#))
        #expect(text.contains("@available(*, deprecated)\n        public var getA"))
    }
}
