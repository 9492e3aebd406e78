import APIModel
import SwiftAST

/// The facts of the generated source that a hand-written wiring needs.
package struct WiringFacts: Sendable {
    /// `info.title`, as text for people.
    package let title: String
    /// The namespace as source.
    package let namespace: String
    /// Whether there is a `defaultBaseURL`.
    package let hasServer: Bool
    /// Whether there is an `authorized(_:…)`.
    package let hasSecurity: Bool
    /// The parameters of `authorized(_:…)`, in order.
    package let credentials: [Credential]
    /// A first call; nil when none can be made up.
    package let sample: Sample?

    package typealias Sample = SampleCall

    /// A text as a Swift literal.
    package static func literal(_ text: String) -> String { Expression.string(text).source }

    package struct Credential: Sendable, Hashable {
        /// Unescaped.
        package let name: String
        /// The argument's label in a call of `authorized`, with its colon and a space.
        package let label: String
        /// Whether it is a user name and a password, not one text.
        package let isPair: Bool

        /// The name as a parameter of the wiring, told apart from the wiring's own names.
        package func parameter(avoiding taken: Set<String>) -> String {
            var name = name
            while taken.contains(name) { name += "Credential" }
            return Identifier(name).source
        }
    }

    /// nil for an API without operations: there is nothing to wire.
    package init?(of api: API) {
        guard !api.operations.isEmpty else { return nil }
        title = api.title
        namespace = Identifier(api.namespace).source
        hasServer = !api.servers.isEmpty
        hasSecurity = !api.securitySchemes.isEmpty
        credentials = api.securitySchemes.compactMap { scheme in
            guard scheme.parameter != nil else { return nil }
            return Credential(
                name: scheme.memberName, label: Identifier(scheme.memberName).labelSource, isPair: scheme.kind == .basic
            )
        }
        sample = SampleCall.simplest(of: api)
    }
}
