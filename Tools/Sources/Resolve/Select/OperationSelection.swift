import APIModel
import Diagnostics
import OpenAPIDocument
import OpenAPIGrammar

/// An operation to generate, with the facts that its path and the document add to it.
struct SelectedOperation {
    let item: PathItem
    let object: OperationObject
    let method: Operation.Method
    /// The security alternatives of the operation, or else of the document, without those that need an excluded scheme.
    let security: [SecurityRequirementObject]

    /// The JSON pointer (RFC 6901) to the operation.
    let pointer: String
    /// Whether another operation has the same `operationId`, which then identifies neither of them.
    var isIDShared = false

    init(
        item: PathItem, object: OperationObject, method: Operation.Method, security: [SecurityRequirementObject]
    ) {
        self.item = item
        self.object = object
        self.method = method
        self.security = security
        pointer = "/paths/\(JSONPointer.step(item.path))/\(object.pointer)"
    }

    /// The `operationId`; nil if another operation has the same one.
    var operationID: String? { isIDShared ? nil : object.operationID }
    /// The `operationId`, or method and path.
    var id: String { operationID ?? requestLine }
    /// `GET /pets`
    var requestLine: String { "\(object.sentMethod) \(item.path)" }
}

extension SelectedOperation {
    /// Whether the operation comes earlier in the output: by path, then by method.
    fileprivate func precedes(_ other: SelectedOperation) -> Bool {
        item.path == other.item.path ? method.order < other.method.order : item.path < other.item.path
    }
}

/// The operations to generate: those that the selectors select, except those that need an excluded scheme.
struct OperationSelection {
    /// The operations in the order of the output: by path, then by method.
    let operations: [SelectedOperation]
    /// Whether every selector fits something.
    let isSound: Bool
    let findings: Findings

    init(of document: Document, _ options: ResolveOptions) {
        var findings = Findings()
        Self.reportUnused(of: document, options, &findings)
        let selectorsFit = findings.isEmpty
        let selected = Self.withoutExcludedSchemes(document, options.excludedSchemes, &findings).filter { operation in
            let facts = SelectableOperation(operation.object, operation.item, in: document)
            return options.include?.includes(facts) ?? true && !(options.exclude?.excludes(facts) ?? false)
        }
        if selected.isEmpty, selectorsFit, let selectors = options.include ?? options.exclude, !document.paths.isEmpty {
            findings.report(
                .unmatchedPattern, at: selectors.location,
                "no operation is left: none fits `include` and not `exclude`")
        }
        isSound = findings.isEmpty
        operations = selected.sorted { $0.precedes($1) }
        self.findings = findings
    }

    private static func reportUnused(of document: Document, _ options: ResolveOptions, _ findings: inout Findings) {
        guard options.isSelecting else { return }
        let operations = document.paths.flatMap { item in
            item.operations.map { SelectableOperation($0, item, in: document) }
        }
        options.include?.reportUnused(operations, &findings)
        options.exclude?.reportUnused(operations, &findings)
    }

    private static func withoutExcludedSchemes(
        _ document: Document, _ schemes: [String], _ findings: inout Findings
    ) -> [SelectedOperation] {
        let excluded = Set(schemes)
        let declared = Set(document.components.securitySchemes.map(\.name))
        for scheme in schemes where !declared.contains(scheme) {
            findings.report(
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
    /// The keys of a path item that contain an operation.
    static let keys = PathItemMethod.names

    fileprivate init(of operation: OperationObject) {
        let position = operation.isAdditional ? nil : Self.keys.firstIndex(of: operation.method)
        self = position.map { Self.common[$0] } ?? .other(operation.method)
    }

    /// The rank among the operations of one path; other methods come last, by name.
    var order: (Int, String) {
        if case .other(let token) = self { return (Self.common.count, token) }
        return (Self.common.firstIndex(of: self) ?? 0, "")
    }
}
