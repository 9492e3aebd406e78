import Diagnostics
import OpenAPIDocument

/// Operations with one `operationId`, which OpenAPI wants to be unique: each is named after its method and path instead.
enum DuplicateOperationIDs {
    /// The values of `operationId` that several operations of the document have.
    static func ids(in document: Document) -> Set<String> {
        var seen: Set<String> = []
        return Set(
            document.paths.flatMap(\.operations).compactMap(\.operationID).filter { !seen.insert($0).inserted })
    }

    /// Reports each of them that a selected operation has, with all places.
    static func report(_ selected: [SelectedOperation], in document: Document, _ findings: inout Findings) {
        let ids = Set(selected.filter(\.isIDShared).compactMap(\.object.operationID))
        guard !ids.isEmpty else { return }
        for operation in document.paths.flatMap(\.operations) {
            guard let id = operation.operationID, ids.contains(id) else { continue }
            findings.report(
                .duplicateOperationID, at: operation.location,
                "several operations have the operationId `\(id)`; each is named after its method and path",
                also: "this operation has it, too")
        }
    }
}
