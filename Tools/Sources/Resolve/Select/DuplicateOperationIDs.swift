import Diagnostics
import OpenAPIDocument

/// Operations with one `operationId`, which OpenAPI wants to be unique: each is named after its method and path instead.
enum DuplicateOperationIDs {
    /// The operations, each of which says whether another one has its `operationId`.
    static func marked(_ operations: [SelectedOperation]) -> [SelectedOperation] {
        let counts = Dictionary(operations.compactMap(\.object.operationID).map { ($0, 1) }, uniquingKeysWith: +)
        return operations.map { operation in
            var operation = operation
            operation.isIDShared = operation.object.operationID.map { counts[$0, default: 1] > 1 } ?? false
            return operation
        }
    }

    /// Reports each `operationId` that several operations have, with all places.
    static func report(_ operations: [SelectedOperation], _ findings: inout Findings) {
        for operation in operations where operation.isIDShared {
            findings.report(
                .duplicateOperationID, at: operation.object.location,
                "several operations have the operationId `\(operation.object.operationID ?? "")`; each is named after its "
                    + "method and path",
                also: "this operation has it, too")
        }
    }
}
