/// The types generated for bodies, responses and events, each list in document order.
package struct Messages: Sendable {
    package var bodies: [BodyModel] = []
    /// The results of operations with several success responses.
    package var outcomes: [OutcomeModel] = []
    package var failures: [FailureModel] = []
    package var headers: [HeadersModel] = []
    package var webhooks: [Event] = []
    package var callbacks: [Event] = []

    package init() {}
}
