import Diagnostics
import YAML

/// Generates Swift source from an OpenAPI document in memory.
///
///     let source = try SpecGenerator().generate(yaml: text)
public struct SpecGenerator: Sendable {
    private let options: GeneratorOptions

    /// - Parameters:
    ///   - enumNameOverride: The namespace's name instead of the one that `info.title` makes.
    ///   - excludedSchemes: Security schemes whose operations are left out.
    ///   - querySlots: Query parameters whose values a wiring gives; they are no inputs of any operation.
    ///   - allowedRules: Ids of rules whose refusals are left out of the source instead of failing.
    public init(
        enumNameOverride: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = [],
        allowedRules: Set<String> = []
    ) {
        options = GeneratorOptions(
            enumName: enumNameOverride, excludedSchemes: excludedSchemes, querySlots: querySlots,
            allowedRules: allowedRules)
    }

    /// The generated source of a document, YAML or JSON.
    ///
    /// - Throws: ``GenerationError`` when the document has errors.
    public func generate(yaml: String) throws -> String {
        let result = Generator.generate(SourceFile(name: "openapi.yaml", bytes: Array(yaml.utf8)), options: options)
        guard let text = result.text else {
            throw GenerationError(diagnostics: result.diagnostics.map { DiagnosticPrinter().text(of: $0) })
        }
        return text
    }
}

/// A document that cannot be generated.
public struct GenerationError: Error, CustomStringConvertible, Sendable {
    /// What is wrong, each as `file:line:column: error: sentence [rule.id]`; warnings and notes are among them.
    public let diagnostics: [String]

    public var description: String { diagnostics.joined(separator: "\n") }
}
