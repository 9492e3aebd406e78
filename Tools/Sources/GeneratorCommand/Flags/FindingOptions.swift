import CommandSupport
import Diagnostics

/// How findings are told, and which of them fail.
struct FindingOptions {
    let format: DiagnosticFormat
    let color: ColorChoice
    let isStrict: Bool
    let isQuiet: Bool

    init(_ arguments: Arguments) {
        format = arguments.value(.diagnostics).flatMap(DiagnosticFormat.init) ?? .text
        color = arguments.value(.color).flatMap(ColorChoice.init) ?? .auto
        isStrict = arguments.has(.strict)
        isQuiet = arguments.has(.quiet)
    }

    /// Whether standard error may hold more than the findings.
    var mayTalk: Bool { format != .json && !isQuiet }
}
