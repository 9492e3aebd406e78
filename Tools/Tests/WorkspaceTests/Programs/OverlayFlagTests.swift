import Testing

/// Overlays on the command line, and in a configuration file.
@Suite struct OverlayFlagTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
    }

    private func overlay(_ action: String, to path: String) throws {
        try folder.write("overlay: 1.0.0\ninfo: {title: O, version: '1'}\nactions:\n- {\(action)}\n", to: path)
    }

    @Test func theyChangeTheDocumentInTheirOrder() async throws {
        try overlay("target: $.info, update: {title: First}", to: "fixes/first.yaml")
        try overlay("target: '$.info[?@ == \"First\"]', remove: true", to: "unused.yaml")
        try overlay("target: $.info, update: {title: Second}", to: "second.yaml")
        try folder.write("overlays: [first.yaml]\n", to: "fixes/backend.yaml")
        let program = try await run("tiny.yaml", "--config", "fixes/backend.yaml", "--overlay", "second.yaml")
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.contains("public nonisolated enum Second {"))
        let configured = try await run("tiny.yaml", "--config", "fixes/backend.yaml")
        #expect(configured.output.contains("public nonisolated enum First {"))
    }

    @Test func aFindingPointsAtWhatIsAtFault() async throws {
        try overlay("target: '$.paths.*.*', update: {operationId: [1]}", to: "o.yaml")
        let program = try await run("lint", "tiny.yaml", "--overlay", "o.yaml")
        #expect(program.code == 1)
        #expect(program.errors.hasPrefix("o.yaml:4:49: error: `operationId` of an operation must be text, not a list "))
    }

    @Test func oneThatIsNotThere() async throws {
        let flag = try await run("tiny.yaml", "--overlay", "none.yaml")
        #expect(flag.code == 1)
        #expect(flag.errors == "none.yaml: error: there is no such file [input.missing]\n")
        try folder.write("# c\noverlays: [none.yaml]\n", to: "fixes/backend.yaml")
        let configured = try await run("tiny.yaml", "--config", "fixes/backend.yaml")
        #expect(configured.code == 1)
        #expect(configured.errors == "fixes/backend.yaml:2:12: error: there is no fixes/none.yaml [input.missing]\n")
    }
}
