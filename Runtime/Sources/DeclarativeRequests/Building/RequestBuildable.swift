/// Anything that has a part in a request: a block, a group of blocks, an operation of a backend, a whole environment.
///
/// A type of your own states what it is made of, in the manner of a SwiftUI view:
///
///     struct Tracing: RequestBuildable {
///         var id: String
///         var body: some RequestBuildable {
///             Header.custom("X-Trace-Id").setValue(id)
///         }
///     }
///
/// The body is read when the value is put into a builder. What runs again for each request that is built is a raw block,
/// the value of a ``RequestMutation``, the reading of a file and the encoding of a model.
///
/// The protocol asks for `SendableMetatype`, so that conforming types stay outside an actor also in a module whose
/// default isolation is the main actor.
public nonisolated protocol RequestBuildable: SendableMetatype {
    /// The type of the body; in the end, a ``RequestBlock``.
    associatedtype Body: RequestBuildable

    /// The blocks that the value stands for.
    @RequestBuilder var body: Body { get }
}

nonisolated extension RequestBuildable {
    /// Writes the value into a request under construction; from a raw block, for one block that decides about another.
    ///
    /// - Throws: ``RequestError``, or whatever a ``RequestFailure`` or a raw block throws.
    public func apply(to state: inout RequestState) throws {
        try RequestBlock(self).apply(to: &state)
    }
}

nonisolated extension Never: RequestBuildable {
    /// Never read: the value of an expression that does not return, such as `fatalError()` in a branch of a builder.
    @_spi(Conformance) public var body: RequestBlock { RequestBlock.nothing }
}
