import APIModel
import Diagnostics
import OpenAPIDocument

/// An operation that is to be generated, with what its path and the document add to it.
struct SelectedOperation {
    let item: PathItem
    let object: OperationObject
    let method: Operation.Method
    /// The alternatives in force, without those that need an excluded scheme.
    let security: [SecurityRequirementObject]

    /// RFC 6901 pointer to the operation.
    var pointer: String { "/paths/\(JSONPointer.step(item.path))/\(object.method)" }
    /// The `operationId`, or method and path.
    var id: String { object.operationID ?? "\(object.method.uppercased()) \(item.path)" }
}

/// Leaves out the operations that need an excluded scheme.
enum OperationSelection {
    /// In document order.
    static func operations(
        of document: Document, excluding schemes: [String], _ reports: inout Reports
    ) -> [SelectedOperation] {
        let excluded = Set(schemes)
        let declared = Set(document.components.securitySchemes.map(\.name))
        for scheme in schemes where !declared.contains(scheme) {
            reports.report(
                .excludedSchemeMissing, at: document.root.location,
                "the document declares no security scheme `\(scheme)`, so none can be excluded")
        }
        return document.paths.flatMap { item in
            item.operations.compactMap { object in
                guard let method = Operation.Method(documentKey: object.method) else { return nil }
                let alternatives = object.security ?? document.security ?? []
                let kept = alternatives.filter { alternative in
                    !alternative.schemes.contains { excluded.contains($0.name) }
                }
                if kept.isEmpty, !alternatives.isEmpty { return nil }
                return SelectedOperation(item: item, object: object, method: method, security: kept)
            }
        }
    }
}

extension Operation.Method {
    init?(documentKey: String) {
        switch documentKey {
        case "get": self = .get
        case "put": self = .put
        case "post": self = .post
        case "delete": self = .delete
        case "options": self = .options
        case "head": self = .head
        case "patch": self = .patch
        case "trace": self = .trace
        default: return nil
        }
    }
}
