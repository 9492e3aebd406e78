import APIModel
import Diagnostics
import Resolve
import Testing

/// A part of a model that a test looks at.
enum ModelPart {
    case models, operations, parameterModels, messages, security, servers
}

/// Expects that a document has no findings, and that a part of its model reads so: the notation is that of `ModelText`.
func expect(
    _ part: ModelPart, of yaml: String, options: ResolveOptions = ResolveOptions(), files: [String: String] = [:],
    is expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    do {
        let resolution = try Resolution(yaml, options: options, files: files)
        expectEqual(resolution.findings, "", "findings", sourceLocation)
        expectEqual(ModelText.text(of: part, in: resolution.api), expected, "\(part)", sourceLocation)
    } catch {
        Issue.record("\(DiagnosticPrinter().text(of: error.diagnostic))", sourceLocation: sourceLocation)
    }
}

/// Expects that a document has these findings, and that a part of its model reads so in spite of them.
func expect(
    _ part: ModelPart, of yaml: String, allowing rules: Set<String> = [], finding findings: String,
    is expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    do {
        let resolution = try Resolution(yaml, allowing: rules)
        expectEqual(resolution.findings, findings, "findings", sourceLocation)
        expectEqual(ModelText.text(of: part, in: resolution.api), expected, "\(part)", sourceLocation)
    } catch {
        Issue.record("\(DiagnosticPrinter().text(of: error.diagnostic))", sourceLocation: sourceLocation)
    }
}

/// Records how two texts differ: `-` before lines that were expected, `+` before those that were made instead.
private func expectEqual(_ made: String, _ expected: String, _ subject: String, _ location: Testing.SourceLocation) {
    let (made, expected) = (lines(made), lines(expected))
    guard made != expected else { return }
    let difference = made.difference(from: expected)
    let (removed, inserted) = (Set(difference.removals.map(offset)), Set(difference.insertions.map(offset)))
    var (report, old, new) = ([String](), 0, 0)
    while old < expected.count || new < made.count {
        if removed.contains(old) {
            report.append("- \(expected[old])")
            old += 1
        } else if inserted.contains(new) {
            report.append("+ \(made[new])")
            new += 1
        } else {
            report.append("  \(made[new])")
            (old, new) = (old + 1, new + 1)
        }
    }
    Issue.record("\(subject):\n\(report.joined(separator: "\n"))", sourceLocation: location)
}

private func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
}

private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
}
