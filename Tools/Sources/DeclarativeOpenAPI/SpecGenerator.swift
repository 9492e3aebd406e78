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
        try generate(yaml, loader: .none)
    }

    /// The generated source of a document that refers to other files.
    ///
    /// - Parameter otherFile: Gives the text of a file by its path from the folder of the document, such as
    ///   `models/pet.yaml`, or by its `https` URL; nil where there is none. Asked for once for each file.
    /// - Throws: ``GenerationError`` when the document has errors.
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

/// A document that cannot be generated.
public struct GenerationError: Error, CustomStringConvertible, Sendable {
    /// What is wrong, each as `file:line:column: error: sentence [rule.id]`; warnings and notes are among them.
    public let diagnostics: [String]

    public var description: String { diagnostics.joined(separator: "\n") }
}
