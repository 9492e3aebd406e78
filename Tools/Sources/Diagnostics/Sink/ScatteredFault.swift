/// One fault that several places of a document have, such as a reference to something that is missing.
struct ScatteredFault: Hashable, Sendable {
    let rule: Rule
    let message: String
    /// What is said at each place but the first.
    let also: String
}

extension Diagnostic {
    /// The same finding at the first of several places, with a word at each other.
    func spread(over places: [SourceLocation], also: String) -> Diagnostic {
        let others = places.dropFirst().map { Related(location: $0, message: also) }
        return moved(to: places.first ?? location, related: related + others)
    }
}
