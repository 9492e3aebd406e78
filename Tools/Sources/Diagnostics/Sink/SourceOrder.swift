/// The order in which places of several files are told: those of the root document first, then the others by name.
struct SourceOrder: Sendable {
    /// The root's name; nil where no file comes before the others.
    let root: String?

    func isBefore(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
        guard left.file != right.file else { return left < right }
        if left.file == root || right.file == root { return left.file == root }
        return left < right
    }
}
