import APIModel
import Diagnostics
import OpenAPIDocument
import Resolve
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The order of named objects in a document changes no Swift name.
@Suite struct KeyOrderTests {
    /// One document in another order.
    struct Shuffle: Sendable, CustomTestStringConvertible {
        let document: WholeDocument
        let seed: UInt64

        var testDescription: String { "\(document.name), seed \(seed)" }
    }

    static let shuffles: [Shuffle] = WholeDocument.all.flatMap { document in
        (1...3).map { Shuffle(document: document, seed: $0) }
    }

    /// The model and the findings of a document whose tree was changed.
    private func resolved(
        _ document: WholeDocument, changing change: (Node) -> Node
    ) throws -> (facts: ModelFacts?, findings: String) {
        var sink = DiagnosticSink(allowing: WholeDocument.tolerant.allowedRules, root: document.source.name)
        let api: API
        do {
            let read = try OpenAPIReader.read(change(document.root), loader: document.loader, sink: &sink)
            api = try Resolver.resolve(read, options: WholeDocument.tolerant.resolve, sink: &sink)
        } catch {
            return (nil, DiagnosticPrinter().text(of: sink.diagnostics + [error.diagnostic]))
        }
        return (ModelFacts(of: api), DiagnosticPrinter().text(of: sink.diagnostics))
    }

    @Test(arguments: shuffles)
    func keysCanBeInAnyOrder(_ shuffle: Shuffle) throws {
        let written = try resolved(shuffle.document) { $0 }
        let shuffled = try resolved(shuffle.document) { DocumentOrder.shufflingKeys(of: $0, seed: shuffle.seed) }
        if shuffled.facts != written.facts {
            expectEqual(shuffled.facts?.text ?? "", written.facts?.text ?? "", "model")
        }
        expectEqual(shuffled.findings, written.findings, "findings")
    }

    @Test(arguments: shuffles)
    func parametersAndListedValuesCanBeInAnyOrder(_ shuffle: Shuffle) throws {
        let written = try resolved(shuffle.document) { $0 }
        let shuffled = try resolved(shuffle.document) {
            DocumentOrder.shufflingKeysAndLists(of: $0, seed: shuffle.seed)
        }
        if shuffled.facts != written.facts {
            expectEqual(shuffled.facts?.names ?? "", written.facts?.names ?? "", "names")
        }
    }
}
