import Testing

@testable import DeclarativeOpenAPI

/// Operations that a `backend.yaml` selects, and the schemas that follow.
@Suite struct SelectionTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    /// The names of the operations and schemas that remain.
    @Test(
        arguments: [
            ("{}", "deletePet getStats listPets replacePet", "Cause Pet Stats Toy Unused"),
            ("include: {}", "deletePet getStats listPets replacePet", "Cause Pet Stats Toy"),
            ("include: {tags: [pets]}", "deletePet listPets replacePet", "Pet Toy"),
            ("include: {tags: [p*, admin]}", "deletePet getStats listPets replacePet", "Cause Pet Stats Toy"),
            ("include: {tags: [pets], deprecated: false}", "deletePet listPets", "Pet Toy"),
            ("include: {deprecated: true}", "replacePet", "Pet Toy"),
            ("include: {paths: [/stats]}", "getStats", "Cause Stats Toy"),
            ("include: {paths: [\"/pets/*\"]}", "deletePet replacePet", "Pet Toy"),
            ("include: {operations: [listPets, GET /stats]}", "getStats listPets", "Cause Pet Stats Toy"),
            ("include: {operations: [\"DELETE *\"]}", "deletePet", "Toy"),
            ("include: {schemes: [root]}", "deletePet getStats", "Cause Stats Toy"),
            ("exclude: {schemes: [root]}", "listPets replacePet", "Pet Toy"),
            ("exclude: {tags: [admin], deprecated: true}", "listPets", "Pet Toy"),
            ("exclude: {operations: [\"*Pet\"], paths: [/stats]}", "listPets", "Pet Toy"),
            ("include: {tags: [pets]}\nexclude: {operations: [\"list*\"]}", "deletePet replacePet", "Pet Toy"),
            ("include: {operations: [deletePet]}\nexcludeSchemes: [key]", "deletePet", "Toy"),
        ])
    func selects(configuration: String, operations: String, schemas: String) throws {
        let result = result(of: Self.shop, configuration: configuration)
        let generated = GeneratedText(text: try #require(result.text, Comment(rawValue: result.findings)))
        let section = generated.section("Schemas")
        let types = section.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("public nonisolated struct ") else { return nil }
            return line.split(separator: " ")[3].split(separator: ":").first.map(String.init)
        }
        #expect(types.joined(separator: " ") == schemas)
        let cases = generated.section("Operations").split(separator: "\n").compactMap { line -> Substring? in
            let words = line.split(separator: " ")
            guard line.hasPrefix("        case ."), words.count > 2, words[2] == "return" else { return nil }
            return words[1].dropFirst().dropLast()
        }
        #expect(Set(cases).sorted().joined(separator: " ") == operations)
    }

    /// Faults matter only in operations and schemas that are generated.
    @Test func faultsOfWhatIsNotSelectedDoNotMatter() {
        let whole = result(of: Self.faulty, configuration: "{}")
        #expect(whole.text == nil)
        #expect(
            whole.findings == """
                a.yaml:6:57: error: `in` of a parameter must be path, query, header or cookie, not `nowhere` \
                [document.wrong-type]
                a.yaml:8:18: error: this parameter needs a `name` [document.missing-field]
                a.yaml:13:5: error: schema `Bad` is not generated because of the fault in it; values of it are \
                `JSONValue` [schema.refused]
                a.yaml:13:34: error: `type` must be one of object, array, string, integer, number, boolean or null, not \
                the value `text` [document.wrong-type]

                """)
        #expect(result(of: Self.faulty, configuration: "include: {operations: [good]}").findings == "")
        #expect(
            result(of: Self.faulty, configuration: "include: {operations: [worse]}").findings == """
                a.yaml:8:18: error: this parameter needs a `name` [document.missing-field]

                """)
    }

    /// Faults in shared objects matter only if a selected operation refers to them.
    @Test func faultsBehindWhatIsNotSelectedDoNotMatter() {
        let document = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /a: {$ref: a.yml}
              /b: {get: {operationId: b, responses: {"200": {$ref: shared.yml}}}}
            """
        let files = [
            "a.yml": "get: {operationId: a, responses: {'200': {$ref: shared.yml}, '404': {$ref: own.yml}}}",
            "own.yml": "{description: d, links: {x: {}}}", "shared.yml": "{description: d, links: {y: {}}}",
        ]
        func findings(_ operation: String) -> [String] {
            result(of: document, configuration: "include: {operations: [\(operation)]}", files: files).diagnostics
                .map { "\($0.location) \($0.rule.id)" }
        }
        #expect(findings("a") == ["own.yml:1:18 document.not-carried", "shared.yml:1:18 document.not-carried"])
        #expect(findings("b") == ["shared.yml:1:18 document.not-carried"])
    }

    static let samples = [
        Sample(
            name: "a schema that stands where a reference leads", document: placed,
            configuration: "include: {operations: [one]}", part: .section("Schemas"),
            swift: """
                public nonisolated struct Pet: ObjectModel {
                    public var tag: PetTag?
                    public var other: PetTag?

                    public init(tag: PetTag? = nil, other: PetTag? = nil) {
                        self.tag = tag
                        self.other = other
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["tag": PetTag?.self, "other": PetTag?.self]
                }

                public nonisolated struct PetTag: ObjectModel {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["a": String?.self]
                }
                """)
    ]

    private static let placed =
        Document.head + """
            paths:
              /one:
                get:
                  operationId: one
                  responses:
                    "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
              /two: {get: {operationId: two, responses: {"204": {description: ok}}}}
            components:
              schemas:
                Pet:
                  properties:
                    tag: {properties: {a: {type: string}}}
                    other: {$ref: "#/components/schemas/Pet/properties/tag"}

            """

    private static let faulty =
        Document.head + """
            paths:
              /good:
                get: {operationId: good, responses: {"204": {description: ok}}}
                post: {operationId: bad, parameters: [{name: a, in: nowhere}], responses: {"204": {description: ok}}}
              /worse:
                parameters: [{in: query}]
                get: {operationId: worse, responses: {"204": {description: ok}}}
            components:
              schemas:
                Good: {properties: {a: {type: string}}}
                Bad: {properties: {a: {type: text}}}

            """

    private static let shop =
        Document.head + """
            security: [{key: []}]
            paths:
              /pets:
                get:
                  operationId: listPets
                  tags: [pets]
                  responses:
                    "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
              /pets/{id}:
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                put:
                  operationId: replacePet
                  tags: [pets]
                  deprecated: true
                  requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
                  responses: {"204": {description: done}}
                delete:
                  operationId: deletePet
                  tags: [pets, admin]
                  security: [{root: []}, {key: []}]
                  responses: {"204": {description: done}}
              /stats:
                get:
                  tags: [admin]
                  security: [{root: []}]
                  responses:
                    "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Stats"}}}}
                    "404": {description: no, content: {application/json: {schema: {$ref: "#/components/schemas/Cause"}}}}
            webhooks:
              lost:
                post:
                  requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Toy"}}}}
                  responses: {"204": {description: ok}}
            components:
              securitySchemes:
                key: {type: apiKey, name: k, in: header}
                root: {type: http, scheme: bearer}
              schemas:
                Pet: {properties: {toys: {type: array, items: {$ref: "#/components/schemas/Toy"}}}}
                Toy: {properties: {name: {type: string}}}
                Stats: {properties: {count: {type: integer}}}
                Cause: {properties: {text: {type: string}}}
                Unused: {properties: {a: {type: string}}}

            """
}
