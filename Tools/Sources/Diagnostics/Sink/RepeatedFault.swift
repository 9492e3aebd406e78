/// A fault that occurs at several locations, such as references to one missing schema.
struct RepeatedFault: Hashable, Sendable {
    let rule: Rule
    let message: String
    /// The sentence at every location but the first.
    let also: String
}

extension Diagnostic {
    /// The finding at the first of several locations, with the others as related locations.
    func spread(over locations: [SourceLocation], also: String) -> Diagnostic {
        let others = locations.dropFirst().map { Related(location: $0, message: also) }
        return moved(to: locations.first ?? location, related: related + others)
    }
}
