/// The name of an operation's enum case, without its payload, which may hold a secret.
nonisolated func operationName<Operation>(_ operation: Operation) -> String {
    // A case with a payload reflects as one child labelled with its name, a case without one has no child.
    Mirror(reflecting: operation).children.first?.label ?? String(describing: operation)
}
