import Foundation

/// There is a credential for an operation, and it cannot be sent: it holds a line break or, in a header, a character that is
/// not ASCII, or a colon in the user name of basic authorization.
///
/// Thrown before anything is sent. No description holds the credential.
public nonisolated struct UnusableCredential: Error, Sendable {
    /// The operation's `id`.
    public let operation: String
    /// The security scheme's key in the document.
    public let scheme: String
    /// The fault of the credential.
    public let underlying: any Error
}

nonisolated extension UnusableCredential: LocalizedError, CustomStringConvertible {
    @_spi(Conformance) public var errorDescription: String? { description }

    @_spi(Conformance) public var description: String {
        "UnusableCredential: \(operation) cannot be sent with the credential of \(scheme). \(underlying.localizedDescription)"
    }
}

@_spi(Generated) nonisolated extension RequestBuildable {
    /// Blocks that attach a credential: one that cannot be sent fails the build by the names of its scheme and operation.
    ///
    /// In a header, a credential is ASCII (RFC 9110 section 5.5): servers read other bytes each in their own way.
    ///
    /// - Throws: ``UnusableCredential``, when the request is made.
    public func credential(of scheme: String, for operation: String) -> RequestBlock {
        let block = RequestBlock(self)
        return RequestBlock { state in
            let outer = state.takesASCIIHeadersAlone
            state.takesASCIIHeadersAlone = true
            defer { state.takesASCIIHeadersAlone = outer }
            do {
                try block.apply(to: &state)
            } catch {
                throw UnusableCredential(operation: operation, scheme: scheme, underlying: error)
            }
        }
    }
}
