import CEvents
import DeclarativeOpenAPI
import Foundation

/// Compares generating a document with libyaml's event loop over the same bytes, and the memory of the generator with
/// the size of the file.
struct GenerateBench {
    private static let rounds = 15

    /// The path of the document.
    let document: String
    /// The executable of the generator.
    let generator: String

    func run() throws {
        try time()
        try weigh()
    }

    private func time() throws {
        let bytes = try Data(contentsOf: URL(filePath: document))
        let text = String(decoding: bytes, as: UTF8.self)
        let name = URL(filePath: document).lastPathComponent
        let isYAML = bytes.withUnsafeBytes { yaml_events($0.baseAddress, $0.count) } >= 0
        let measure = isYAML ? "libyaml's events" : "JSONSerialization, since libyaml refuses it"
        print("Generating \(name), \(bytes.count) bytes (at most 20 times \(measure))")
        let watch = try Stopwatch(rounds: bytes.count < 2_000_000 ? Self.rounds : 3) {
            keep(try generated(from: text))
        } against: {
            if isYAML {
                bytes.withUnsafeBytes { keep(yaml_events($0.baseAddress, $0.count)) }
            } else {
                keep(try JSONSerialization.jsonObject(with: bytes))
            }
        }
        Table("generated ms", "read ms", "ratio").row([
            decimal(watch.subject * 1e3), decimal(watch.measure * 1e3), decimal(watch.ratio),
        ])
    }

    private func weigh() throws {
        let bytes = try FileManager.default.attributesOfItem(atPath: document)[.size] as? Int ?? 0
        print("\nMemory of the generator's process (under 40 times the file)")
        let process = try FinishedProcess(generator, [document])
        let empty = try FinishedProcess(generator, ["--version"])
        Table("peak MB", "of these at start MB", "times the file").row([
            decimal(Double(process.peakBytes) / 1e6, 1), decimal(Double(empty.peakBytes) / 1e6, 1),
            decimal(Double(process.peakBytes) / Double(bytes), 1),
        ])
    }
}

/// The Swift source generated from a document's text.
func generated(from text: String) throws -> String {
    try SpecGenerator().generate(yaml: text)
}
