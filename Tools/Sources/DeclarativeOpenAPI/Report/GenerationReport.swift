import Diagnostics
import Foundation

/// What became of each operation and each schema of a document, with the reasons: `--report FILE` writes it.
package struct GenerationReport: Encodable, Sendable {
    /// What became of a part of the document.
    package enum Outcome: String, Encodable, Sendable, CaseIterable {
        /// As the document says.
        case generated
        /// With a loss that a warning names.
        case degraded
        /// Not at all, or not before an error is mended or its rule allowed.
        case refused
        /// Not asked for.
        case notSelected
    }

    /// A finding that explains an outcome.
    package struct Reason: Encodable, Sendable {
        package let rule: String
        /// `error`, `warning` or `note`, after what is allowed and denied.
        package let severity: String
        package let message: String
        package let file: String
        /// 1-based; 0 where the finding is about the file as a whole.
        package let line: Int
        /// 1-based, in Unicode scalars; 0 where the finding is about the file as a whole.
        package let column: Int
        /// Whether the rule was allowed.
        package let allowed: Bool
    }

    package struct Operation: Encodable, Sendable {
        /// The `operationId`, or method and path.
        package let id: String
        /// In capitals.
        package let method: String
        /// As the document writes it.
        package let path: String
        /// RFC 6901, from the document's root.
        package let pointer: String
        package let file: String
        package let line: Int
        package let column: Int
        package let outcome: Outcome
        /// In source order.
        package let reasons: [Reason]
    }

    package struct Schema: Encodable, Sendable {
        /// The key under which the document declares it.
        package let name: String
        /// RFC 6901, from the document's root.
        package let pointer: String
        package let file: String
        package let line: Int
        package let column: Int
        package let outcome: Outcome
        /// In source order.
        package let reasons: [Reason]
    }

    package let summary: GenerationSummary
    /// In document order.
    package let operations: [Operation]
    /// In document order.
    package let schemas: [Schema]
    /// Findings of no one operation or schema, in source order.
    package let document: [Reason]

    /// As text, the same for the same report.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, numbers and lists of them alone: there is nothing that JSON could not write.
        guard let data = try? encoder.encode(self) else { preconditionFailure("a report of texts is JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
