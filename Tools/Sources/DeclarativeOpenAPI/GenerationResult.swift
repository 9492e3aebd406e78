import Diagnostics
import Emit
import SampleCalls
import YAML

/// The result of generating one document.
package struct GenerationResult: Sendable {
    /// The generated files, that of the namespace first; empty if there were errors.
    package let files: [GeneratedFile]
    /// A Markdown page that lists the operations; nil if there were errors.
    package let operationsPage: String?
    /// The facts for a first wiring; nil if there were errors or there is nothing to wire.
    package let wiring: WiringFacts?
    /// The map from the document to the generated types, as JSON; nil if there were errors or it was not requested.
    package let typeMap: String?
    /// The Swift name of the namespace; empty if the document could not be read.
    package let namespace: String
    /// The findings, in source order.
    package let diagnostics: [Diagnostic]
    package let operationCount: Int
    /// The number of top-level types generated from schemas.
    package let modelCount: Int
    /// All files that were read, the document itself first.
    package let sources: [SourceFile]
    /// The outcome of each operation and schema; nil if it was not requested.
    package let report: GenerationReport?
}

extension GenerationResult {
    /// The generated code if it is one file; nil if there are several, or there were errors.
    package var text: String? { files.count == 1 ? files[0].text : nil }
}

/// A generated file.
package typealias GeneratedFile = Emit.GeneratedFile

/// The header that marks generated files.
package typealias FileHeader = Emit.FileHeader

/// The facts about the generated source that a hand-written wiring needs.
package typealias WiringFacts = SampleCalls.WiringFacts
