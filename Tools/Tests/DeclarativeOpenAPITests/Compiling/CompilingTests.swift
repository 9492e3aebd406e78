import Foundation
import Testing

/// Everything that the snippets make compiles without a warning, in each setting that apps use.
struct CompilingTests {
    @Test(arguments: [
        [], ["-default-isolation", "MainActor"], ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ])
    func compiles(settings: [String]) throws {
        let modules = try CaseProgram.shared.get().modules
        let folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The silent passes are part of it: some warnings only come after type-checking.
        let compiler = [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-module-name", "Snippets", "-I", modules.path(),
            "-swift-version", "6", "-warnings-as-errors",
        ]
        let run = try Subprocess(compiler + settings + Self.files(in: folder))
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    /// Each snippet's document as a file and a namespace of its own.
    private static func files(in folder: URL) throws -> [String] {
        let external = folder.appending(path: "External.swift")
        try Data(ChosenTypeTests.external.utf8).write(to: external)
        return try [external.path()]
            + Sample.all.enumerated().map { number, sample in
                let result = result(
                    of: sample.document, configuration: sample.configuration, enumName: "Snippet\(number)")
                let text = try #require(result.text, "\(sample.name): \(result.findings)")
                let file = folder.appending(path: "Snippet\(number).swift")
                try Data("// \(sample.name)\n\(text)".utf8).write(to: file)
                return file.path()
            }
    }
}
