import Diagnostics
import YAML

@testable import Overlay

/// The tree of a text that has no fault.
func read(_ text: String, name: String = "a.yaml") throws -> Node {
    var sink = DiagnosticSink()
    let root = try DocumentReader.read(SourceFile(name: name, text: text), sink: &sink)
    if let first = sink.diagnostics.first { throw Halt(first) }
    return root
}

/// A tree on one line, as YAML in flow style.
func line(_ node: Node) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : "'\(scalar.text)'"
    case .sequence(let items): "[" + items.map(line).joined(separator: ", ") + "]"
    case .mapping(let mapping):
        "{" + mapping.entries.map { "\($0.key.text): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
}

/// The paths of the nodes that a query selects: `a/0/b`.
func places(_ query: String, in text: String) throws -> [String] {
    try JSONPath(query).places(in: read(text)).map { place in
        place.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }.joined(separator: "/")
    }
}
