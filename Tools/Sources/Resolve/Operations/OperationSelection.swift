import APIModel
import Diagnostics
import OpenAPIDocument
import OpenAPIGrammar

/// An operation that is to be generated, with what its path and the document add to it.
struct SelectedOperation {
    let item: PathItem
    let object: OperationObject
    let method: Operation.Method
    /// The alternatives in force, without those that need an excluded scheme.
    let security: [SecurityRequirementObject]

    /// RFC 6901 pointer to the operation.
    let pointer: String

    init(
        item: PathItem, object: OperationObject, method: Operation.Method, security: [SecurityRequirementObject]
    ) {
        self.item = item
        self.object = object
        self.method = method
        self.security = security
        pointer = "/paths/\(JSONPointer.step(item.path))/\(object.pointer)"
    }

    /// The `operationId`, or method and path.
    var id: String { object.operationID ?? requestLine }
    /// `GET /pets`
    var requestLine: String { "\(object.sentMethod) \(item.path)" }
}

/// Leaves out the operations that the user does not want, and those that need an excluded scheme.
enum OperationSelection {
    /// In document order.
    static func operations(
        of document: Document, _ options: ResolveOptions, _ reports: inout Reports
    ) -> [SelectedOperation] {
        let before = reports.sink.count(of: .error)
        reportUnused(of: document, options, &reports)
        let fitsAll = reports.sink.count(of: .error) == before
        let selected = withoutExcludedSchemes(document, options.excludedSchemes, &reports).filter { operation in
            let facts = SelectableOperation(operation.object, operation.item, in: document)
            return options.include?.includes(facts) ?? true && !(options.exclude?.excludes(facts) ?? false)
        }
        if selected.isEmpty, fitsAll, let selectors = options.include ?? options.exclude, !document.paths.isEmpty {
            reports.report(
                .unmatchedPattern, at: selectors.location,
                "no operation is left: none fits all that is included and nothing that is excluded")
        }
        return selected
    }

    private static func reportUnused(of document: Document, _ options: ResolveOptions, _ reports: inout Reports) {
        guard options.isSelecting else { return }
        let operations = document.paths.flatMap { item in
            item.operations.map { SelectableOperation($0, item, in: document) }
        }
        options.include?.reportUnused(operations, &reports)
        options.exclude?.reportUnused(operations, &reports)
    }

    private static func withoutExcludedSchemes(
        _ document: Document, _ schemes: [String], _ reports: inout Reports
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
                let method = Operation.Method(of: object)
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
    private static let common: [Operation.Method] = [
        .get, .put, .post, .delete, .options, .head, .patch, .trace, .query,
    ]
    /// The keys of a path item that hold an operation.
    static let keys = PathItemMethod.names

    fileprivate init(of operation: OperationObject) {
        let position = operation.isAdditional ? nil : Self.keys.firstIndex(of: operation.method)
        self = position.map { Self.common[$0] } ?? .other(operation.method)
    }

    /// Where it stands among the operations of one path; other methods come last, by name.
    var order: (Int, String) {
        if case .other(let token) = self { return (Self.common.count, token) }
        return (Self.common.firstIndex(of: self) ?? 0, "")
    }
}
