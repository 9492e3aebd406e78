import Foundation
import Testing

/// The smallest document that breaks each rule of reading and resolving, with the lines that are printed.
enum FindingSnippets {
    struct Snippet: Sendable, CustomTestStringConvertible {
        let rule: String
        let yaml: String
        let lines: String
        var slots: [String] = []
        var schemes: [String] = []
        var enumName: String?
        /// The other files, by their paths; nil if no other file may be read.
        var files: [String: String]?
        /// A `backend.yaml`, used instead of slots, schemes and name.
        var configuration: String?

        /// The rule, and the document without its head.
        var testDescription: String {
            let lines = yaml.split(separator: "\n").filter { line in
                !["openapi:", "swagger:", "info:", "paths:"].contains {
                    line.hasPrefix($0) && !line.hasPrefix("paths: {/")
                }
            }
            return rule + ": "
                + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ").prefix(120)
        }
    }

    static let head = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}

        """

    /// One list for each topic, each in a file of its own.
    static let all: [Snippet] = [
        documents,
        references,
        otherFiles,
        openAPI32,
        schemas,
        parameters,
        bodies,
        responses,
        security,
        servers,
        names,
        swagger,
        swaggerMessages,
        swaggerFields,
        choices,
        limits,
    ].flatMap { $0 }
}
