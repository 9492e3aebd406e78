/// How parts of a finding are set off from each other on a terminal (ECMA-48, SGR).
struct TerminalStyle: Sendable {
    let isColored: Bool

    static let plain = TerminalStyle(isColored: false)
    static let colored = TerminalStyle(isColored: true)

    func bold(_ text: String) -> String { with("1", text) }

    /// The gutter and the advice, which stand back.
    func faint(_ text: String) -> String { with("2", text) }

    /// What says how heavy a finding is, and the caret below its place.
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
