/// Prints findings for a terminal:
///
///     spec.yaml:6:3: error: the key "/a" appears twice; remove or rename one of them [yaml.duplicate-key]
///       6 |   /a: {}
///         |   ^
///     spec.yaml:4:3: note: the first one is here
///       4 |   /a: {}
///         |   ^
///         = Lost: The whole run: … To do: Remove or rename one of them, or join their values.
///
/// The loss and the remedy are printed at the first finding of a rule.
struct TerminalPrinter {
    let lines: DiagnosticPrinter.LineSource
    let style: TerminalStyle

    func text(of diagnostics: [Diagnostic]) -> String {
        var met: Set<Rule> = []
        return diagnostics.map { diagnostic in
            text(of: diagnostic, isFirst: met.insert(diagnostic.rule).inserted)
        }.joined()
    }

    private func text(of diagnostic: Diagnostic, isFirst: Bool) -> String {
        let places = [diagnostic.location] + diagnostic.related.map(\.location)
        let width = places.map { String($0.line).count }.max() ?? 1
        var text = heading(diagnostic.location, diagnostic.severity, diagnostic.message, id: diagnostic.rule.id)
        text += excerpt(at: diagnostic.location, diagnostic.severity, width)
        for related in diagnostic.related {
            text += heading(related.location, .note, related.message)
            text += excerpt(at: related.location, .note, width)
        }
        let page = diagnostic.rule.page
        if isFirst, page.isWritten {
            let advice = "= Lost: \(page.loss) To do: \(page.remedy)"
            text += String(repeating: " ", count: width + 3) + style.faint(advice) + "\n"
        }
        return text
    }

    private func heading(
        _ location: SourceLocation, _ severity: Severity, _ message: String, id: String? = nil
    ) -> String {
        let rule = id.map { " " + style.faint("[\($0)]".onOneLine) } ?? ""
        return style.bold("\(location):".onOneLine) + " " + style.weight(severity, "\(severity.rawValue):") + " "
            + message.onOneLine + rule + "\n"
    }

    private func excerpt(at location: SourceLocation, _ severity: Severity, _ width: Int) -> String {
        guard !location.isWholeFile, let line = lines(location) else { return "" }
        let excerpt = SourceExcerpt(of: line)
        let number = String(location.line)
        let margin = String(repeating: " ", count: width)
        let gutter = "  " + String(repeating: " ", count: width - number.count) + number + " | "
        return style.faint(gutter) + excerpt.source + "\n" + style.faint("  \(margin) | ") + excerpt.indent
            + style.weight(severity, "^") + "\n"
    }
}
