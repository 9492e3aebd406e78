import Testing

/// Records where two texts differ, if they do.
func expectEqual(
    _ made: String, _ expected: String, _ subject: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    guard made != expected else { return }
    Issue.record("\(subject):\n\(difference(from: expected, to: made))", sourceLocation: sourceLocation)
}

/// The lines in which two texts differ, `-` before a line of the expected text and `+` before one of the other; empty where
/// the texts are equal. Long differences are cut.
func difference(from expected: String, to made: String) -> String {
    guard expected != made else { return "" }
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    let changes = lines(made).difference(from: lines(expected))
    let all =
        changes.removals.map { ($0.place, "- \($0.line)") } + changes.insertions.map { ($0.place, "+ \($0.line)") }
    let shown = all.sorted { $0.0 < $1.0 }.prefix(16).map(\.1)
    let rest = all.count - shown.count
    return (shown + (rest > 0 ? ["… \(rest) more lines"] : [])).joined(separator: "\n")
}

extension CollectionDifference.Change where ChangeElement == String {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
