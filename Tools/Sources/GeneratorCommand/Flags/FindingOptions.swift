import CommandLineInterface
import Diagnostics
import FileAccess

/// The format of the findings, and the choice of those that fail a run.
struct FindingOptions {
    let format: DiagnosticFormat
    let color: ColorChoice
    let isStrict: Bool
    let isQuiet: Bool
    /// The path of the report; nil if none is written.
    let reportPath: String?
    private let wantsSummary: Bool

    init(_ arguments: Arguments) {
        format = arguments.value(.diagnostics).flatMap(DiagnosticFormat.init) ?? .text
        color = arguments.value(.color).flatMap(ColorChoice.init) ?? .auto
        isStrict = arguments.has(.strict)
        isQuiet = arguments.has(.quiet)
        reportPath = arguments.value(.report)
        wantsSummary = arguments.has(.summary)
    }

    /// Whether the last line counts what was generated.
    var showsSummary: Bool { mayTalk && (wantsSummary || Stream.error.isTerminal) }

    /// Whether a report is written.
    var needsReport: Bool { reportPath != nil || showsSummary }

    /// Whether standard error may contain more than the findings.
    var mayTalk: Bool { format != .json && !isQuiet }
}
