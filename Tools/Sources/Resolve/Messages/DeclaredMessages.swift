import APIModel

/// How much had been declared for bodies and responses at some moment: a copy of it all would be made for each operation.
struct DeclaredMessages {
    let bodies, outcomes, failures, headers, callbacks: Int

    init(_ messages: Messages) {
        bodies = messages.bodies.count
        outcomes = messages.outcomes.count
        failures = messages.failures.count
        headers = messages.headers.count
        callbacks = messages.callbacks.count
    }
}

extension OperationResolver {
    /// Takes back what a refused operation has declared.
    mutating func takeBack(to before: DeclaredMessages) {
        let gone = Set(messages.failures[before.failures...].map(\.name))
        failureNames = failureNames.filter { !gone.contains($0.value) }
        messages.bodies.removeSubrange(before.bodies...)
        messages.outcomes.removeSubrange(before.outcomes...)
        messages.failures.removeSubrange(before.failures...)
        messages.headers.removeSubrange(before.headers...)
        messages.callbacks.removeSubrange(before.callbacks...)
    }
}
