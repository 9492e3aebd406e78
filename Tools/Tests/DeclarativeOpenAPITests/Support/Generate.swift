import Diagnostics
import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The result of generating a document named `a.yaml`.
func result(
    of yaml: String, enumName: String? = nil, excluding schemes: [String] = [], slots: [String] = [],
    allowing rules: Set<String> = [], files: [String: String]? = nil
) -> GenerationResult {
    Generator.generate(
        SourceFile(name: "a.yaml", bytes: Array(yaml.utf8)),
        options: GeneratorOptions(
            enumName: enumName, excludedSchemes: schemes, querySlots: slots, allowedRules: rules),
        loader: files.map(DocumentLoader.memory) ?? .none)
}

/// The files of a document without errors, by name.
func files(of yaml: String, enumName: String? = nil, _ form: OutputForm) throws -> [String: String] {
    var options = GeneratorOptions(enumName: enumName)
    options.access = form.access
    options.files = form.files
    let result = Generator.generate(SourceFile(name: "a.yaml", bytes: Array(yaml.utf8)), options: options)
    try #require(!result.files.isEmpty, Comment(rawValue: result.findings))
    return Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, $0.text) })
}

/// The result of generating a document named `a.yaml` with a configuration named `backend.yaml`.
func result(
    of yaml: String, configuration: String?, enumName: String? = nil, files: [String: String]? = nil
) -> GenerationResult {
    guard let configuration else { return result(of: yaml, enumName: enumName) }
    var sink = DiagnosticSink()
    guard var options = GeneratorOptions.read(SourceFile(name: "backend.yaml", text: configuration), sink: &sink) else {
        preconditionFailure(DiagnosticPrinter().text(of: sink.diagnostics))
    }
    if let enumName { options.enumName = enumName }
    return Generator.generate(
        SourceFile(name: "a.yaml", text: yaml), options: options, loader: files.map(DocumentLoader.memory) ?? .none)
}

extension GenerationResult {
    /// The findings as they are printed.
    var findings: String { DiagnosticPrinter().text(of: diagnostics) }
}

/// The generated source of a document without errors.
func source(_ yaml: String, excluding schemes: [String] = [], slots: [String] = []) throws -> String {
    let result = result(of: yaml, excluding: schemes, slots: slots)
    return try #require(result.text, Comment(rawValue: result.findings))
}

/// A document around `components.schemas`, each schema in flow style.
func document(schemas: String, paths: String = "{}") -> String {
    """
    openapi: 3.1.0
    info: {title: Demo, version: "1"}
    paths: \(paths)
    components:
      schemas:
    \(schemas.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n"))

    """
}

/// A document with one operation, `GET /a` named `getA`, in flow style.
func document(operation: String, more: String = "") -> String {
    """
    openapi: 3.1.0
    info: {title: Demo, version: "1"}
    paths:
      /a:
        get: {operationId: getA, \(operation)}
    \(more)
    """
}

/// The lines of a text from the first that holds `start` up to where its braces close, without their common indentation.
func excerpt(_ start: String, of text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.contains(start) }, "no line holds \(start)")
    var depth = 0
    var taken: [String] = []
    for line in lines[first...] {
        taken.append(line)
        depth += line.filter { "{([".contains($0) }.count - line.filter { "})]".contains($0) }.count
        if depth <= 0 { break }
    }
    let indentation = lines[first].prefix { $0 == " " }.count
    return taken.map { String($0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count))) }.joined(separator: "\n")
}
