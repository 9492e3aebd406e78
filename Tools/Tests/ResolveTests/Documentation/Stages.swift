import APIModel
import Diagnostics
@testable import Emit
import Normalise
import OpenAPIDocument
@testable import Resolve
import SwiftAST
import Testing
import YAML

/// The values that the stages make of one component schema of a document.
struct Stages {
    /// The values as text, in the order of the stages.
    let values: [String]
    /// The findings as they are printed; empty where there are none.
    let findings: String

    init(of yaml: String, schema name: String) throws {
        let source = YAML.SourceFile(name: "payment.yaml", text: yaml)
        var sink = DiagnosticSink(root: source.name)

        let tree = try DocumentReader.read(source, sink: &sink)
        let document = try OpenAPIReader.read(tree, sink: &sink)
        let index = DocumentIndex(document)
        let operations = OperationSelection(of: document, ResolveOptions()).operations
        var choiceFindings = Findings()
        let resolution = Resolve.Resolution(
            operations, index: index, options: ResolveOptions(),
            choices: Choices(ResolveOptions(), &choiceFindings))
        let api = try Resolver.resolve(document, options: ResolveOptions(), sink: &sink)

        let id = SchemaID.component(name)
        let node = try #require(tree["components"]?["schemas"]?[name])
        let schema = try #require(document.schemas[id])
        let draft = try #require(resolution.assembly.models.first { $0.name == name })
        let model = try #require(api.models.first { $0.name == name })
        let declaration = SchemaSection.declaration(of: model, TypeSpelling(namespace: api.namespace))
        values = [
            StageText.text { $0.add(node, called: name) },
            StageText.text { $0.add(schema) },
            StageText.text { text in
                for branch in schema.oneOf { text.add(index.normal(branch), "branch as written") }
                text.add(index.normal(schema), name)
            },
            StageText.text { $0.add(draft, of: id, in: resolution) },
            StageText.text(of: model).joined(separator: "\n"),
            StageText.text { $0.add(declaration) },
            String(decoding: declaration.bytes(level: 0, access: .public).dropLast(), as: UTF8.self),
        ]
        findings = DiagnosticPrinter().text(of: sink.diagnostics)
    }
}
