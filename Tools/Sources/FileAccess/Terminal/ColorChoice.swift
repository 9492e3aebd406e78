/// Whether colours are wanted: `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether a stream is written to in colour.
    ///
    /// Left alone, only a terminal is, unless it says that it has none (`TERM=dumb`) or the user that there shall be none
    /// (`NO_COLOR`, set to anything). Who asks for colours gets them.
    package func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
        }
    }
}
