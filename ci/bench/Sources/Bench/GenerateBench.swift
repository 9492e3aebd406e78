import CMeasure
import DeclarativeOpenAPI
import Foundation

/// Generating a document against libyaml's bare event loop over the same bytes, and the generator's memory against the file.
struct GenerateBench {
    private static let rounds = 15

    /// The document's path.
    let document: String
    /// The generator's executable.
    let generator: String

    func run() throws {
        let bytes = try Data(contentsOf: URL(filePath: document))
        let text = String(decoding: bytes, as: UTF8.self)
        let watch = try Stopwatch(rounds: Self.rounds) {
            keep(try generated(from: text))
        } against: {
            bytes.withUnsafeBytes { keep(cmeasure_yaml_events($0.baseAddress, $0.count)) }
        }
        let name = URL(filePath: document).lastPathComponent
        print("Generating \(name), \(bytes.count) bytes (at most 20 times libyaml's events)")
        Table("generated ms", "events ms", "ratio").row([
            decimal(watch.subject * 1e3), decimal(watch.measure * 1e3), decimal(watch.ratio),
        ])
        print("\nMemory of the generator's process (under 40 times the file)")
        let process = try FinishedProcess(generator, [document])
        let empty = try FinishedProcess(generator, ["--version"])
        Table("peak MB", "of these at start MB", "times the file").row([
            decimal(Double(process.peakBytes) / 1e6, 1), decimal(Double(empty.peakBytes) / 1e6, 1),
            decimal(Double(process.peakBytes) / Double(bytes.count), 1),
        ])
    }
}

/// The Swift source generated from a document's text.
func generated(from text: String) throws -> String {
    try SpecGenerator(enumNameOverride: nil).generate(yaml: text)
}
