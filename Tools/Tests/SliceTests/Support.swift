import Diagnostics
import Foundation
import YAML

@testable import Slice

/// The result of slicing a text: the smaller document, and the findings as they are printed.
struct Sliced {
    let text: String?
    let findings: String

    init(
        _ text: String, _ options: SliceOptions = SliceOptions(), name: String = "a.yaml",
        allowing allowedRules: Set<String> = [],
        hint: @escaping (String, [String]) -> String = { _, _ in "" }
    ) throws {
        var sink = DiagnosticSink(allowing: allowedRules)
        let root = try DocumentReader.read(SourceFile(name: name, text: text), sink: &sink)
        self.text = Slicer.slice(root, options: options, hint: hint, sink: &sink)
        findings = DiagnosticPrinter().text(of: sink.diagnostics)
    }
}

/// A document of version 3.1 with paths and the given text.
func document(_ rest: String, version: String = "3.1.0") -> String {
    "openapi: \(version)\ninfo:\n  title: T\n  version: '1'\n" + rest
}

/// The folder of published documents, or nil when there is none.
let published: URL? = ProcessInfo.processInfo.environment["PUBLISHED_DOCUMENTS"].flatMap {
    $0.isEmpty ? nil : URL(fileURLWithPath: $0).appendingPathComponent("specs/upstream")
}

/// The checked-in documents.
let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs")
