import Naming

/// The Swift names of operations. Names from the configuration come first, so that they win.
enum OperationNames {
    /// - Returns: The names, in the order of the operations.
    static func assign(_ operations: [SelectedOperation], _ names: GivenNames, _ draft: inout Draft) -> [String] {
        let parts = operations.map { operation in
            let source =
                operation.operationID.map { NameSource.operationID($0) }
                ?? .operation(method: operation.object.method.lowercased(), path: operation.item.path)
            return Nameable(
                source: source, location: operation.object.location, tieBreaker: operation.pointer,
                given: names.operation(operation.id, operation.requestLine, &draft))
        }
        var scope = NameScope(reserved: ReservedNames.operationCases)
        return scope.assign(parts, "operations", &draft.findings)
    }
}
