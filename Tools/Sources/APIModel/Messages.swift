/// What is declared for bodies and responses beside models, each list in document order.
package struct Messages: Sendable {
    package var bodies: [BodyModel] = []
    /// Results of operations that have several outcomes.
    package var outcomes: [OutcomeModel] = []
    package var failures: [FailureModel] = []
    package var headers: [HeadersModel] = []
    package var webhooks: [Event] = []
    package var callbacks: [Event] = []

    package init() {}
}
