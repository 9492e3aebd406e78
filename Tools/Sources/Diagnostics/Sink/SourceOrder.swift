/// The order of locations in several files: those of the root document first, then the other files by name.
struct SourceOrder: Sendable {
    /// The root's name; nil if no file comes first.
    let root: String?

    func isBefore(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
        guard left.file != right.file else { return left < right }
        if left.file == root || right.file == root { return left.file == root }
        return left < right
    }
}
