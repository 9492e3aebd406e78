import Foundation
import Testing

/// Everything that compiles as the generator writes it by itself compiles in every other form, too, without a warning.
struct OutputFormTests {
    private static let internalImports = ["-enable-upcoming-feature", "InternalImportsByDefault"]

    /// An app's own file in the module: its imports say no level.
    private static let ownFile = """
        import DeclarativeOpenAPIRuntime
        import DeclarativeRequests
        import Foundation

        nonisolated struct Own {
            let value: JSONValue
            let block: RequestBlock
            let data: Data
        }

        """

    /// No form has statements of its own, so that type-checking is enough.
    struct Setting: Sendable {
        let form: OutputForm
        var flags: [String] = []
    }

    @Test(arguments: [
        Setting(form: OutputForm(access: .package), flags: ["-package-name", "Forms"]),
        Setting(form: OutputForm(access: .internal, files: .many)),
        Setting(form: OutputForm(files: .many), flags: ["-default-isolation", "MainActor"]),
        Setting(form: OutputForm(files: .many), flags: internalImports),
        Setting(form: OutputForm(access: .package), flags: internalImports + ["-package-name", "Forms"]),
        Setting(form: OutputForm(access: .internal), flags: internalImports),
    ])
    func compiles(_ setting: Setting) throws {
        let modules = try CaseProgram.shared.get().modules
        let folder = FileManager.default.temporaryDirectory.appending(path: "forms-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiler = [
            "swiftc", "-typecheck", "-module-name", "Forms", "-I", modules.path(), "-swift-version", "6",
            "-warnings-as-errors",
        ]
        let run = try Subprocess(compiler + setting.flags + Self.files(in: folder, setting.form))
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    /// The snippets, the fixtures, and a document whose operations do not fit into one file.
    private static func files(in folder: URL, _ form: OutputForm) throws -> [String] {
        var documents = Sample.all.enumerated().map { ($1.document, "Snippet\($0)") }
        documents += try CaseProgram.fixtures().map { (try Fixture.text($0.name), $0.namespace) }
        documents.append((CaseProgram.manyOperations, "Many"))
        let own = folder.appending(path: "Own.swift")
        try Data(ownFile.utf8).write(to: own)
        return try [own.path()]
            + documents.flatMap { document, namespace in
                try DeclarativeOpenAPITests.files(of: document, enumName: namespace, form).map { name, text in
                    let file = folder.appending(path: name)
                    try Data(text.utf8).write(to: file)
                    return file.path()
                }
            }
    }
}
