import Diagnostics

@testable import YAML

/// The tree of a valid text.
func read(_ text: String, name: String = "a.yaml") throws -> Node {
    var sink = DiagnosticSink()
    let root = try DocumentReader.read(SourceFile(name: name, text: text), sink: &sink)
    if let first = sink.diagnostics.first { throw Halt(first) }
    return root
}

/// The printed findings of reading a text, including that of a halt.
func findings(_ text: String, name: String = "a.yaml") -> String {
    findings(SourceFile(name: name, text: text))
}

/// The printed findings of reading a file, including that of a halt.
func findings(_ file: SourceFile) -> String {
    var sink = DiagnosticSink()
    do throws(Halt) {
        _ = try DocumentReader.read(file, sink: &sink)
    } catch {
        sink.report(error.diagnostic)
    }
    return DiagnosticPrinter().text(of: sink.diagnostics)
}

/// A tree as indented lines with positions, for comparison with a literal.
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
