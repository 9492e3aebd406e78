import Testing

/// The built `declarative-openapi slice`: arguments in; standard output, standard error and exit code out.
@Suite struct SliceCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            openapi: 3.0.3
            info: {title: T, version: '1', description: d}
            paths:
              /a: {get: {operationId: getA, tags: [Market], responses: {'204': {description: d}}}}
              /b: {get: {tags: [Wallet], responses: {'200': {$ref: '#/components/responses/Non'}}}}
            components: {responses: {None: {description: d}}}

            """, to: "a.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        try await Program.run(Program.built("declarative-openapi"), ["slice"] + arguments, in: folder.path)
    }

    private let slice = """
        openapi: 3.0.3
        info:
          title: T
          version: '1'
        paths:
          /a:
            get:
              tags: [Market]
              operationId: getA
              responses:
                '204':
                  description: No Content

        """

    @Test(arguments: [["--tag", "Market"], ["--path=/a"], ["--operation", "GET /a"], ["--operation", "getA"]])
    func theSliceGoesToStandardOutput(_ selector: [String]) async throws {
        let program = try await Program.run(
            Program.built("declarative-openapi"), ["slice", "a.yaml"] + selector, in: folder.path)
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output == slice)
    }

    @Test func orIntoAFile() async throws {
        let program = try await run("a.yaml", "--tag", "Market", "-o", "b.yaml")
        #expect(program.code == 0)
        #expect(program.output == "")
        #expect(try folder.text("b.yaml") == slice)
    }

    @Test func aMissingSchemaFailsUnlessItIsAllowed() async throws {
        let response = "{'200': {description: d, content: {a/b: {schema: {$ref: '#/components/schemas/Gone'}}}}}"
        try folder.write(
            "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {responses: \(response)}}}\n",
            to: "g.yaml")
        let refused = try await run("g.yaml", "-o", "b.yaml")
        #expect(refused.code == 1)
        #expect(
            refused.errors
                == "g.yaml:3:87: error: there is no #/components/schemas/Gone [slice.unresolved-schema]\n")
        #expect(!folder.exists("b.yaml"))
        let allowed = try await run("g.yaml", "-o", "b.yaml", "--allow", "slice.unresolved-schema")
        #expect(allowed.code == 0)
        #expect(allowed.errors == refused.errors.replacing("error", with: "warning"))
        #expect(try folder.text("b.yaml").hasSuffix("              schema: {}\n"))
        let never = try await run("g.yaml", "--allow", "slice.version")
        #expect(never.code == 64)
        #expect(never.errors.contains("slice.version is always an error and cannot be allowed"))
    }

    @Test func aFailureLeavesAnOutputFileAsItIs() async throws {
        try folder.write("mine\n", to: "b.yaml")
        let program = try await run("a.yaml", "-o", "b.yaml")
        #expect(program.code == 1)
        #expect(
            program.errors == """
                a.yaml:5:56: error: there is no #/components/responses/Non; did you mean #/components/responses/None? \
                [slice.unresolved-reference]

                """)
        #expect(try folder.text("b.yaml") == "mine\n")
    }

    @Test func aSelectorThatMatchesNothing() async throws {
        let program = try await run("a.yaml", "--tag", "Markte")
        #expect(program.code == 1)
        #expect(program.output == "")
        #expect(
            program.errors == "a.yaml: error: no operation has the tag Markte; did you mean Market? [slice.selector]\n")
    }

    @Test func help() async throws {
        let program = try await run("--help")
        #expect(program.code == 0)
        #expect(
            program.output.hasPrefix("Usage: declarative-openapi slice DOCUMENT [FLAG…]\n\nWrite the selected part of"))
        for flag in ["--tag", "--path", "--operation", "--scheme", "--output", "--help"] {
            #expect(program.output.contains(flag))
        }
    }

    @Test(arguments: [
        ([], "DOCUMENT is missing: declarative-openapi slice DOCUMENT [FLAG…]"),
        (["a.yaml", "--tga", "x"], "there is no flag --tga; did you mean --tag?"),
    ])
    func wrongUsage(arguments: [String], sentence: String) async throws {
        let program = try await Program.run(
            Program.built("declarative-openapi"), ["slice"] + arguments, in: folder.path)
        #expect(program.code == 64)
        #expect(program.errors == "declarative-openapi: \(sentence)\nSee declarative-openapi help slice.\n")
    }

    @Test func aMissingDocument() async throws {
        let program = try await run("none.yaml")
        #expect(program.code == 1)
        #expect(program.errors == "none.yaml: error: there is no such file [input.missing]\n")
    }
}
