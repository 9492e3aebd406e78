import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import Foundation
import YAML

extension FindingOptions {
    /// Writes the findings to standard error, with their source lines if it is a terminal. A run calls this once,
    /// because the findings are one JSON document.
    func report(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
        let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
        try? Stream.error.write(printer(for: sources).text(of: shown))
    }

    private func printer(for sources: [SourceFile]) -> DiagnosticPrinter {
        guard format == .text else { return DiagnosticPrinter(format) }
        let isTerminal = Stream.error.isTerminal
        let isColored = color.isColored(isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment)
        guard isTerminal || isColored else { return DiagnosticPrinter() }
        return DiagnosticPrinter(showing: SourceLines(sources).line, isColored: isColored)
    }

    /// Whether warnings fail the run.
    func isFailed(by diagnostics: [Diagnostic]) -> Bool { isStrict && Self.unallowed(diagnostics) > 0 }

    /// Says after the findings that the warnings fail the run, if they do.
    ///
    /// - Parameter consequence: The end of the sentence: what that means.
    func sayWhatFails(_ diagnostics: [Diagnostic], so consequence: String? = nil) {
        guard isFailed(by: diagnostics), format != .json else { return }
        let count = Self.unallowed(diagnostics)
        let warnings = count == 1 ? "1 warning fails" : "\(count) warnings fail"
        let end = consequence.map { "; \($0)" } ?? ""
        Stream.error.say("declarative-openapi: \(warnings) this run (--strict)\(end)")
    }

    private static func unallowed(_ diagnostics: [Diagnostic]) -> Int {
        diagnostics.count { $0.severity == .warning && !$0.isAllowed }
    }

    /// The last line, which counts what was generated.
    func saySummary(of report: GenerationReport?) {
        if showsSummary, let report { Stream.error.say(report.summary.text) }
    }

    /// Shows the current work on a terminal.
    func progress(_ phase: String) -> ProgressLine {
        let environment = ProcessInfo.processInfo.environment
        let isWatched = Stream.error.isTerminal && mayTalk && environment["TERM"] != "dumb"
        return ProgressLine.begin(phase, if: isWatched)
    }
}
