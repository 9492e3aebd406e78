/// What a terminal shows of a phase that takes its time: a mark that turns, and what is being done.
enum PhaseText {
    private static let marks: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// Takes away what the line holds, and goes back to its beginning (ECMA-48, EL).
    static let erasure = "\r\u{1B}[K"

    /// The line in its place; what would not fit in one line of 80 columns is left out.
    static func line(_ phase: String, frame: Int) -> String {
        let words = phase.count > 70 ? phase.prefix(69) + "…" : phase[...]
        return "\(erasure)\(marks[frame % marks.count]) \(words)"
    }
}
