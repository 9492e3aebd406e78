/// The text of a progress line: a rotating mark, and the current work.
enum PhaseText {
    private static let marks: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Erases the line and returns to its beginning (ECMA-48, EL).
    static let erasure = "\r\u{1B}[K"

    /// Replaces the line; text that does not fit into 80 columns is cut off.
    static func line(_ phase: String, frame: Int) -> String {
        let words = phase.count > 70 ? phase.prefix(69) + "…" : phase[...]
        return "\(erasure)\(marks[frame % marks.count]) \(words)"
    }
}
