import Diagnostics
import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// A document of the repository's fixtures, with the files that it refers to.
struct WholeDocument: Sendable, CustomTestStringConvertible {
    /// The path from the folder of fixtures, such as `names/operations.yaml`.
    let name: String
    let source: SourceFile
    let root: Node
    private let folder: URL

    var testDescription: String { name }

    /// Every document of the two folders of fixtures that can be read, by name.
    static let all: [WholeDocument] =
        documents(in: Fixture.tests.appending(path: "Fixtures"), from: "")
        + documents(in: Fixture.repository.appending(path: "ci/corpus.d/fixtures"), from: "corpus: ")

    private static func documents(in folder: URL, from prefix: String) -> [WholeDocument] {
        let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
        return files.sorted().compactMap { path in
            let url = folder.appending(path: path)
            guard path.hasSuffix(".yaml"), let bytes = try? Data(contentsOf: url) else { return nil }
            let source = SourceFile(name: url.lastPathComponent, bytes: Array(bytes))
            var sink = DiagnosticSink()
            guard let root = try? DocumentReader.read(source, sink: &sink), root["paths"] != nil else { return nil }
            return WholeDocument(
                name: prefix + path, source: source, root: root, folder: url.deletingLastPathComponent())
        }
    }

    /// Reads the files beside the document.
    var loader: DocumentLoader {
        let (folder, name) = (folder, source.name)
        return DocumentLoader(
            identity: { (path) throws(LoadingFault) in path == name ? "" : path },
            source: { (path) throws(LoadingFault) in
                guard let bytes = try? Data(contentsOf: folder.appending(path: path)) else { throw .missing }
                return SourceFile(name: path, bytes: Array(bytes))
            })
    }

    /// Allows every refusal, so that whatever is refused is left out and the rest is generated.
    static let tolerant = GeneratorOptions(
        allowedRules: Set(Generator.rules.filter { $0.level == .refusal }.map(\.id)))

    /// The result of generating the document after an overlay has changed it.
    func generated(after overlay: SourceFile? = nil) -> GenerationResult {
        Generator.generate(
            source, overlays: overlay.map { [$0] } ?? [], options: Self.tolerant, loader: loader, mapsTypes: true)
    }
}
