/// One fault that several places of a document have, such as a reference to something that is missing.
struct ScatteredFault: Hashable, Sendable {
    let rule: Rule
    let message: String
    /// What is said at each place but the first.
    let also: String
}

extension Diagnostic {
    /// The same finding at the first of several places, with a word at each other.
    func spread(over places: Set<SourceLocation>, also: String) -> Diagnostic {
        let places = places.sorted()
        let others = places.dropFirst().map { Related(location: $0, message: also) }
        let finding = Diagnostic(rule, at: places.first ?? location, message, related: related + others)
        return isAllowed ? finding.allowed : finding
    }
}
