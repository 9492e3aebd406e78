import Diagnostics
import Foundation

/// The outcome of each operation and schema of a document, with the reasons. `--report FILE` writes it.
package struct GenerationReport: Encodable, Sendable {
    /// The outcome of an operation or a schema.
    package enum Outcome: String, Encodable, Sendable, CaseIterable {
        /// Generated as the document says.
        case generated
        /// Generated with a loss that a warning names.
        case degraded
        /// Not generated: refused by a rule, or because of another error.
        case refused
        /// Not selected by the options.
        case notSelected
    }

    /// A finding that explains an outcome.
    package struct Reason: Encodable, Sendable {
        package let rule: String
        /// `error`, `warning` or `note`, after allowed and denied rules are applied.
        package let severity: String
        package let message: String
        package let file: String
        /// The line, counted from 1; 0 for the whole file.
        package let line: Int
        /// The column in Unicode scalars, counted from 1; 0 for the whole file.
        package let column: Int
        /// Whether the rule was allowed.
        package let allowed: Bool
    }

    package struct Operation: Encodable, Sendable {
        /// The `operationId`, or method and path if there is none.
        package let id: String
        /// The method, in capitals.
        package let method: String
        /// The path template as written in the document.
        package let path: String
        /// The JSON Pointer (RFC 6901).
        package let pointer: String
        package let file: String
        package let line: Int
        package let column: Int
        package let outcome: Outcome
        /// The findings about the operation, in source order.
        package let reasons: [Reason]
    }

    package struct Schema: Encodable, Sendable {
        /// The schema's name in the document.
        package let name: String
        /// The JSON Pointer (RFC 6901).
        package let pointer: String
        package let file: String
        package let line: Int
        package let column: Int
        package let outcome: Outcome
        /// The findings about the schema, in source order.
        package let reasons: [Reason]
    }

    package let summary: GenerationSummary
    /// The operations, in document order.
    package let operations: [Operation]
    /// The schemas, in document order.
    package let schemas: [Schema]
    /// The findings about no operation or schema, in source order.
    package let document: [Reason]

    /// The report as JSON; equal reports give equal text.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail: the report has only strings, numbers, booleans and lists of them.
        guard let data = try? encoder.encode(self) else { preconditionFailure("a report of texts is JSON") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
