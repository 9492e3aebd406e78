/// The choice among an operation's security alternatives, given the available credentials.
@_spi(Generated) public nonisolated enum SecurityChoice<Scheme: Hashable & Sendable>: Hashable, Sendable {
    /// The schemes whose credentials are attached.
    case attaching([Scheme])
    /// No credentials: the operation is public, or lets anyone call who has none.
    case anonymous
    /// No alternative can be satisfied; this is the first scheme without a credential in the first alternative.
    case missing(Scheme)

    /// Chooses the first alternative that requires credentials and can be satisfied; else no credentials, if the empty
    /// alternative is listed.
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

    /// Whether the call fails because this scheme's credential is missing.
    public func lacks(_ scheme: Scheme) -> Bool {
        self == .missing(scheme)
    }
}
