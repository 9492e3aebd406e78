/// The value of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether a stream is written to in colour.
    ///
    /// With `auto`, only a terminal gets colours, and only if neither `TERM=dumb` nor `NO_COLOR` is set.
    package func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
        }
    }
}
