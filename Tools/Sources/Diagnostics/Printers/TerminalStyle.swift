/// The colours and weights of a finding's parts on a terminal (ECMA-48, SGR).
struct TerminalStyle: Sendable {
    let isColored: Bool

    static let plain = TerminalStyle(isColored: false)
    static let colored = TerminalStyle(isColored: true)

    func bold(_ text: String) -> String { with("1", text) }

    /// The style of the gutter and the advice.
    func faint(_ text: String) -> String { with("2", text) }

    /// The style of the severity and the caret.
    func weight(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: with("1;31", text)
        case .warning: with("1;33", text)
        case .note: with("1;36", text)
        }
    }

    private func with(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
