import Diagnostics
import YAML

/// Checks the invariants of every reader: findings can be printed, each location exists in its file, and an input
/// without a result has an error.
func judge(_ findings: [Diagnostic], of file: SourceFile, gaveValue: Bool) {
    demand(gaveValue || findings.contains { $0.severity == .error }, "nothing was read, and no error says why")
    for finding in findings {
        demand(!finding.message.isEmpty, "a finding says nothing: \(finding.rule.id)")
        for location in [finding.location] + finding.related.map(\.location) where !location.isWholeFile {
            demand(location.line >= 1 && location.column >= 1, "no place: \(location)")
            demand(location.file != file.name || file.line(location.line) != nil, "past the end: \(location)")
        }
    }
    demand(DiagnosticPrinter().text(of: findings).utf8.count >= findings.count, "findings are not printed")
}

/// Runs a reader over an input with a new sink.
func judged<Value>(
    _ file: SourceFile, _ read: (inout DiagnosticSink) throws(Halt) -> Value?
) -> (value: Value?, findings: [Diagnostic]) {
    var sink = DiagnosticSink()
    var value: Value?
    do throws(Halt) {
        value = try read(&sink)
    } catch {
        sink.report(error.diagnostic)
    }
    judge(sink.diagnostics, of: file, gaveValue: value != nil)
    return (value, sink.diagnostics)
}

/// The bytes from libFuzzer.
func bytes(_ data: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: data, count: count))
}

/// Reads every value as each kind, as the document reader does.
func walk(_ node: Node) -> Int {
    switch node.content {
    case .scalar(let scalar):
        _ = (scalar.kind, scalar.integer, scalar.number, scalar.boolean, node.kindDescription, node.location)
        return 1
    case .sequence(let items):
        return items.reduce(1) { $0 + walk($1) }
    case .mapping(let mapping):
        return mapping.entries.reduce(1) { count, entry in
            demand(mapping[entry.key.text] != nil, "a key is not found")
            return count + walk(entry.value)
        }
    }
}

/// Ends the run with a message if a condition is false, also in optimised code.
func demand(_ holds: Bool, _ sentence: @autoclosure () -> String = "an input has no value") {
    // A crash tells libFuzzer that it has found a faulty input.
    if !holds { fatalError(sentence()) }
}
