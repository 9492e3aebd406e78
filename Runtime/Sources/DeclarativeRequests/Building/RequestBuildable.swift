import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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
/// The protocol asks for `SendableMetatype`, so that conforming types stay outside an actor also in a module whose
/// default isolation is the main actor.
public nonisolated protocol RequestBuildable: SendableMetatype {
    /// What the value is made of; `Never` for a type that implements ``apply(to:)`` itself.
    associatedtype Body: RequestBuildable

    /// The blocks that the value stands for.
    @RequestBuilder var body: Body { get }

    /// Writes the value into a request under construction. The default applies ``body``.
    ///
    /// - Throws: ``RequestError``, or whatever a ``RequestFailure`` or a raw block throws.
    func apply(to state: inout RequestState) throws
}

nonisolated extension RequestBuildable {
    public func apply(to state: inout RequestState) throws {
        try body.apply(to: &state)
    }
}

nonisolated extension RequestBuildable where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) applies itself and has no body")
    }
}

nonisolated extension Never: RequestBuildable {
    public typealias Body = Never
}
