import CEvents
import DeclarativeOpenAPI
import Foundation
import Synchronization

/// Compares generating a document of many files, including reading them, with libyaml's event loop over the bytes of
/// all files.
struct ManyFilesBench {
    private static let rounds = 5
    private static let path = "corpus/digitalocean-multifile/specification/DigitalOcean-public.v2.yaml"

    /// The folder of the published documents; nil if there is none.
    let published: String?

    func run() throws {
        print("\nGenerating a document of many files (at most 25 times libyaml's events)")
        guard let published, FileManager.default.fileExists(atPath: "\(published)/\(Self.path)") else {
            print("skipped: the published documents (PUBLISHED_DOCUMENTS)")
            return
        }
        let document = URL(filePath: "\(published)/\(Self.path)")
        let text = try String(contentsOf: document, encoding: .utf8)
        let files = try Self.files(of: text, in: document.deletingLastPathComponent())
        let watch = try Stopwatch(rounds: Self.rounds) {
            keep(try Self.generated(text, in: document.deletingLastPathComponent()) { _, _ in })
        } against: {
            for file in files { file.withUnsafeBytes { keep(yaml_events($0.baseAddress, $0.count)) } }
        }
        Table("files", "bytes", "generated ms", "read ms", "ratio").row([
            String(files.count), String(files.reduce(0) { $0 + $1.count }), decimal(watch.subject * 1e3),
            decimal(watch.measure * 1e3), decimal(watch.ratio),
        ])
    }

    /// All files of the document.
    private static func files(of text: String, in folder: URL) throws -> [Data] {
        let read = Mutex<[String: Data]>([:])
        keep(try generated(text, in: folder) { path, data in read.withLock { $0[path] = data } })
        return read.withLock { [Data(text.utf8)] + $0.values }
    }

    private static func generated(
        _ text: String, in folder: URL, _ onRead: @escaping @Sendable (_ path: String, _ data: Data) -> Void
    ) throws -> String {
        try SpecGenerator().generate(yaml: text) { path in
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return nil }
            onRead(path, data)
            return String(decoding: data, as: UTF8.self)
        }
    }
}
