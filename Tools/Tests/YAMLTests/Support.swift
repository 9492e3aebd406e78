import Diagnostics

@testable import YAML

/// The tree of a text that has no fault.
func read(_ text: String, name: String = "a.yaml") throws -> Node {
    var sink = DiagnosticSink()
    let root = try DocumentReader.read(SourceFile(name: name, text: text), sink: &sink)
    if let first = sink.diagnostics.first { throw Halt(first) }
    return root
}

/// All that reading a text reports and halts with, as it is printed.
func findings(_ text: String, name: String = "a.yaml") -> String {
    findings(SourceFile(name: name, text: text))
}

/// All that reading a file reports and halts with, as it is printed.
func findings(_ file: SourceFile) -> String {
    var sink = DiagnosticSink()
    do throws(Halt) {
        _ = try DocumentReader.read(file, sink: &sink)
    } catch {
        sink.report(error.diagnostic)
    }
    return DiagnosticPrinter().text(of: sink.diagnostics)
}

/// A tree as indented lines with places, to compare as one literal.
func outline(_ node: Node, indent: String = "") -> String {
    let place = "\(node.position.line):\(node.position.column)"
    switch node.content {
    case .scalar(let scalar):
        return "\(scalar.isPlain ? "plain" : "quoted") \(scalar.text) \(place)\n"
    case .sequence(let items):
        return items.reduce("sequence \(place)\n") { $0 + indent + "  " + outline($1, indent: indent + "  ") }
    case .mapping(let mapping):
        return mapping.entries.reduce("mapping \(place)\n") { text, entry in
            let key = "\(entry.key.position.line):\(entry.key.position.column) \(entry.key.text)"
            return text + indent + "  " + key + " = " + outline(entry.value, indent: indent + "  ")
        }
    }
}
