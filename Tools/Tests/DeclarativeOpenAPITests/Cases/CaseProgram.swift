import Foundation
import Testing

@testable import DeclarativeOpenAPI

/// The fixtures, generated, compiled as one program against the runtime, and run once for all tests.
struct CaseProgram: Sendable {
    /// The printed lines under each heading.
    let sections: [String: [String]]
    /// The generated sources, by namespace.
    let sources: [URL]
    /// The folder of the compiled runtime modules.
    let modules: URL

    static let shared = Result { try CaseProgram() }

    private static let folder = Fixture.tools.appending(path: ".build/cases")

    /// Fixture and namespace, for each document that must compile: lines of two words.
    static func fixtures() throws -> [(name: String, namespace: String)] {
        try parts("documents.txt").split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            try #require(words.count == 2, "\(line)")
            return (String(words[0]), String(words[1]))
        }
    }

    private init() throws {
        let sourceFolder = Self.folder.appending(path: "Sources/Cases")
        try FileManager.default.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
        try Self.write(Self.manifest, to: Self.folder.appending(path: "Package.swift"))
        var sources: [URL] = []
        for (fixture, namespace) in try Self.fixtures() {
            let result = result(of: try Fixture.text(fixture), enumName: namespace)
            let file = sourceFolder.appending(path: "\(namespace).swift")
            try Self.write(try #require(result.text, "\(fixture): \(result.findings)"), to: file)
            sources.append(file)
        }
        // More operations than one switch can have, and more than two.
        let many = sourceFolder.appending(path: "Many.swift")
        try Self.write(try source(Self.manyOperations), to: many)
        sources.append(many)
        try Self.write(Self.main(), to: sourceFolder.appending(path: "main.swift"))

        let build = ["swift", "build", "--package-path", Self.folder.path(), "-Xswiftc", "-warnings-as-errors"]
        let built = try Subprocess(build)
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        let products = try Subprocess(build + ["--show-bin-path"]).output.trimmingCharacters(in: .newlines)
        let run = try Subprocess([products + "/Cases"])
        try #require(run.status == 0, "\(run.errors)")
        self.sources = sources
        modules = URL(filePath: products).appending(path: "Modules")
        sections = Self.sections(of: run.output)
    }

    static let manyOperations =
        "openapi: 3.1.0\ninfo: {title: Many, version: \"1\"}\npaths:\n"
        + (1...801).map { "  /p\($0): {get: {operationId: op\($0), responses: {\"204\": {}}}}\n" }.joined()

    /// The part of the program that is written by hand.
    static func main() throws -> String { try parts("swift.txt") }

    /// The expected lines, by heading.
    static let expected = Result { sections(of: try parts("output.txt")) }

    /// The files of `Fixtures/Program` with the given suffix. `main` comes first, since the others use its declarations.
    private static func parts(_ ending: String) throws -> String {
        let folder = Fixture.tests.appending(path: "Fixtures/Program")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(ending) }
        let ordered = names.sorted { ($0.hasPrefix("main.") ? 0 : 1, $0) < ($1.hasPrefix("main.") ? 0 : 1, $1) }
        return try ordered.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }

    /// Lines below `# heading` lines.
    static func sections(of output: String) -> [String: [String]] {
        var sections: [String: [String]] = [:]
        var heading = ""
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                heading = String(line.dropFirst(2))
                sections[heading] = []
            } else if !line.isEmpty {
                sections[heading, default: []].append(String(line))
            }
        }
        return sections
    }

    /// Writes a file only if its content changes, so that it is not compiled again without need.
    private static func write(_ text: String, to file: URL) throws {
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Cases",
            platforms: [.macOS(.v14)],
            dependencies: [.package(path: "../../../Runtime")],
            targets: [
                .executableTarget(
                    name: "Cases",
                    dependencies: [
                        .product(name: "DeclarativeRequests", package: "Runtime"),
                        .product(name: "DeclarativeOpenAPIRuntime", package: "Runtime"),
                    ])
            ],
            swiftLanguageModes: [.v6]
        )

        """
}
