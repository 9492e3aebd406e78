import Foundation

/// Compares linting, which reads and resolves, with parsing alone, for published documents of each kind or for one
/// document.
struct LintBench {
    private static let names = [
        "github-createapi.yaml", "openai.yaml", "stripe-2022-04.json", "discord.json", "docusign-esign-swagger2.json",
    ]

    /// The executable `phase-times`.
    let phases: String
    /// The folder of published documents; nil if there is none.
    let published: String?
    /// The document that is measured without published documents.
    let document: String

    func run() throws {
        print("\nLinting a document (at most 3 times its parse)")
        let table = Table("lint ms", "parse ms", "ratio", "document")
        for path in documents {
            let times = try times(of: path)
            let lint = times[0] + times[1] + times[2]
            table.row([
                decimal(lint), decimal(times[0]), decimal(lint / times[0]), URL(filePath: path).lastPathComponent,
            ])
        }
    }

    /// Milliseconds for the tree, the document, its model and the source.
    private func times(of path: String) throws -> [Double] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: phases)
        process.arguments = [path]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let times = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard process.terminationStatus == 0, times.count == 4 else { throw UnreadableTimes(said: said) }
        return times
    }

    private var documents: [String] {
        guard let published else { return [document] }
        return Self.names.map { "\(published)/corpus/\($0)" }.filter(FileManager.default.fileExists)
    }
}

/// Output of `phase-times` that is not four numbers.
private struct UnreadableTimes: Error {
    let said: String
}
