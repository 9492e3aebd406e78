import DeclarativeOpenAPI
import Foundation

/// Type-checking generated files of documents that double in size: CPU seconds (the least of three runs), growth per
/// doubling, and the memory of the compiler.
struct TypeCheckBench {
    /// The folder of the built runtime modules.
    let modules: String

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        print("\nType-checking a generated file (at most 2.2 times per doubling)")
        let table = Table("operations", "lines", "CPU s", "per doubling", "peak MB")
        var previous: Double?
        for operations in [100, 200, 400, 800, 1_600] {
            let source = try generated(from: SyntheticDocument(operations: operations).text)
            let file = folder.appending(path: "Synthetic\(operations).swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            let arguments = ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, file.path]
            let runs = try (0..<3).map { _ in try FinishedProcess("swiftc", arguments) }
            let seconds = runs.map(\.seconds).min()!
            let peak = runs.map(\.peakBytes).max()!
            table.row([
                String(operations), String(source.split(separator: "\n").count), decimal(seconds),
                previous.map { decimal(seconds / $0) } ?? "–", decimal(Double(peak) / 1e6, 0),
            ])
            previous = seconds
        }
    }
}
