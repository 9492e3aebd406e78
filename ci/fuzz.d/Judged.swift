import Diagnostics
import YAML

/// What holds of every reader, whatever its input: findings are printed, each at a place that its file has, and an input
/// that gives no value has an error.
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

/// Runs a reader over an input with a sink of its own.
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

/// The bytes that libFuzzer hands over.
func bytes(_ data: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: data, count: count))
}

/// Asks every value what it is, as the readers of documents do.
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

/// Ends the run with a sentence where something does not hold, in optimised code, too.
func demand(_ holds: Bool, _ sentence: @autoclosure () -> String = "an input has no value") {
    // A crash is how a fuzz target tells that an input is a finding.
    if !holds { fatalError(sentence()) }
}
