/// Stops the program because a field of an unimplemented client was called, and says which one.
///
/// A generated `Client.unimplemented` is wired with it, so that every field traps by its own name until it is replaced:
///
///     Fatal error: SwaggerPetstore.Client.showPetById is unimplemented
///
/// - Parameters:
///   - operation: The operation that was called; the name of its enum case is the name of the client's field.
///   - client: The client's name as it is written in Swift, such as `SwaggerPetstore.Client`.
@_spi(Generated) public nonisolated func unimplementedOperation<Operation>(_ operation: Operation, of client: String)
    -> Never
{
    fatalError("\(client).\(operationName(operation)) is unimplemented")
}
