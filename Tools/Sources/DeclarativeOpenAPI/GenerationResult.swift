import Diagnostics
import Emit
import SampleCalls
import YAML

/// What became of one document.
package struct GenerationResult: Sendable {
    /// The Swift source, the file of the namespace first; none when there were errors.
    package let files: [GeneratedFile]
    /// A Markdown page that lists the operations; nil when there were errors.
    package let operationsPage: String?
    /// What a first wiring of the source has to know; nil when there were errors, or there is nothing to wire.
    package let wiring: WiringFacts?
    /// What the source was made of, as JSON; nil when there were errors, or no one asked for it.
    package let typeMap: String?
    /// The Swift name of the namespace; empty when the document could not be read that far.
    package let namespace: String
    /// In source order.
    package let diagnostics: [Diagnostic]
    package let operationCount: Int
    /// Types made from schemas, top level.
    package let modelCount: Int
    /// Every file that was read, the document itself first.
    package let sources: [SourceFile]
    /// What became of each operation and schema; nil when no one asked for it.
    package let report: GenerationReport?
}

extension GenerationResult {
    /// The Swift source where all of it is in one file; nil when it is in several, or there were errors.
    package var text: String? { files.count == 1 ? files[0].text : nil }
}

/// One file of the source.
package typealias GeneratedFile = Emit.GeneratedFile

/// How generated files are known.
package typealias FileHeader = Emit.FileHeader

/// What a hand-written wiring has to know of the generated source.
package typealias WiringFacts = SampleCalls.WiringFacts
