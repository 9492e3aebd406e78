import Diagnostics
import YAML

/// Generates Swift source from an OpenAPI document in memory.
///
///     let source = try SpecGenerator().generate(yaml: text)
public struct SpecGenerator: Sendable {
    private let options: GeneratorOptions

    /// - Parameters:
    ///   - enumNameOverride: The name of the namespace; nil for one made from `info.title`.
    ///   - excludedSchemes: Security schemes whose operations are left out.
    ///   - querySlots: Query parameters that a wiring fills; they are not arguments of any operation.
    ///   - allowedRules: Ids of rules whose refusals are treated as warnings: the refused constructs are left out.
    public init(
        enumNameOverride: String? = nil, excludedSchemes: [String] = [], querySlots: [String] = [],
        allowedRules: Set<String> = []
    ) {
        options = GeneratorOptions(
            enumName: enumNameOverride, excludedSchemes: excludedSchemes, querySlots: querySlots,
            allowedRules: allowedRules)
    }

    /// Generates the source of a document, YAML or JSON.
    ///
    /// - Throws: ``GenerationError`` if the document has errors.
    public func generate(yaml: String) throws -> String {
        try generate(yaml, loader: .none)
    }

    /// Generates the source of a document that refers to other files.
    ///
    /// - Parameter otherFile: Returns the text of a file, or nil if there is none. Its argument is a path relative to
    ///   the document's folder, such as `models/pet.yaml`, or an `https` URL. It is called once for each file.
    /// - Throws: ``GenerationError`` if the document has errors.
    public func generate(yaml: String, otherFile: @escaping @Sendable (_ path: String) -> String?) throws -> String {
        let loader = DocumentLoader(
            identity: { (path) throws(LoadingFault) in path },
            source: { (path) throws(LoadingFault) in
                guard let text = otherFile(path) else { throw .missing }
                return SourceFile(name: path, text: text)
            })
        return try generate(yaml, loader: loader)
    }

    private func generate(_ yaml: String, loader: DocumentLoader) throws -> String {
        let source = SourceFile(name: "openapi.yaml", bytes: Array(yaml.utf8))
        let result = Generator.generate(source, options: options, loader: loader)
        guard let text = result.text else {
            throw GenerationError(diagnostics: result.diagnostics.map { DiagnosticPrinter().text(of: $0) })
        }
        return text
    }
}

/// The error for a document that cannot be generated.
public struct GenerationError: Error, CustomStringConvertible, Sendable {
    /// The findings, each as `file:line:column: error: sentence [rule.id]`, including warnings and notes.
    public let diagnostics: [String]

    public var description: String { diagnostics.joined(separator: "\n") }
}
