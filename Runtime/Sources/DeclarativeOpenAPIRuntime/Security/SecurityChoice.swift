/// Which of an operation's security alternatives a call takes, given the credentials at hand.
@_spi(Generated) public nonisolated enum SecurityChoice<Scheme: Hashable & Sendable>: Hashable, Sendable {
    /// The schemes whose credentials are attached.
    case attaching([Scheme])
    /// No credentials: the operation is public, or lets anyone call who has none.
    case anonymous
    /// None can be satisfied; of the first alternative this scheme is the first without a credential.
    case missing(Scheme)

    /// Takes the first alternative that asks for something and can be satisfied; else none where the empty alternative
    /// is listed.
    ///
    /// - Parameters:
    ///   - alternatives: One of which must be satisfied, each with all of its requirements; empty for a public operation.
    ///   - isAtHand: Whether there is a credential for a scheme.
    public init(among alternatives: [[SecurityRequirement<Scheme>]], isAtHand: (_ scheme: Scheme) -> Bool) {
        if let alternative = alternatives.first(where: { alternative in
            !alternative.isEmpty && alternative.allSatisfy { isAtHand($0.scheme) }
        }) {
            self = .attaching(alternative.map(\.scheme))
        } else if alternatives.isEmpty || alternatives.contains(where: \.isEmpty) {
            self = .anonymous
        } else if let first = alternatives.first?.first(where: { !isAtHand($0.scheme) }) {
            self = .missing(first.scheme)
        } else {
            self = .anonymous
        }
    }

    /// Whether the credential of a scheme is attached.
    public func attaches(_ scheme: Scheme) -> Bool {
        guard case .attaching(let schemes) = self else { return false }
        return schemes.contains(scheme)
    }

    /// Whether the call fails for want of this scheme's credential.
    public func lacks(_ scheme: Scheme) -> Bool {
        self == .missing(scheme)
    }
}
