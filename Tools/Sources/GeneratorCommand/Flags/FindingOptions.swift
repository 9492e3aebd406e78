import CommandLineInterface
import Diagnostics
import FileAccess

/// How findings are told, and which of them fail.
struct FindingOptions {
    let format: DiagnosticFormat
    let color: ColorChoice
    let isStrict: Bool
    let isQuiet: Bool
    /// Where the report goes; nil for nowhere.
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

    /// Whether a line counts what was generated.
    var showsSummary: Bool { mayTalk && (wantsSummary || Stream.error.isTerminal) }

    /// Whether a report is to be made.
    var needsReport: Bool { reportPath != nil || showsSummary }

    /// Whether standard error may hold more than the findings.
    var mayTalk: Bool { format != .json && !isQuiet }
}
