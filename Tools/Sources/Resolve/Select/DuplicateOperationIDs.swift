import Diagnostics
import OpenAPIDocument

/// Finds operations with the same `operationId`, which OpenAPI requires to be unique. They are named after method and
/// path.
enum DuplicateOperationIDs {
    /// The operations, with ``SelectedOperation/isIDShared`` set.
    static func marked(_ operations: [SelectedOperation]) -> [SelectedOperation] {
        let counts = Dictionary(operations.compactMap(\.object.operationID).map { ($0, 1) }, uniquingKeysWith: +)
        return operations.map { operation in
            var operation = operation
            operation.isIDShared = operation.object.operationID.map { counts[$0, default: 1] > 1 } ?? false
            return operation
        }
    }

    /// Reports each `operationId` that several operations have, with all their locations.
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
