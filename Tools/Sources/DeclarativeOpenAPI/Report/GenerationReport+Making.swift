import APIModel
import Diagnostics
import OpenAPIDocument

extension GenerationReport {
    /// The report on a resolved document.
    init(of api: API, _ document: Document, findings: [(diagnostic: Diagnostic, subjects: Set<String>)]) {
        let outline = ReportOutline(document.root, document.links)
        let diagnostics = findings.map(\.diagnostic)
        var attribution = Attribution(findings, in: document, listed: outline)
        let made = Set(api.operations.map(\.origin.pointer))
        let operations = outline.operations.map { operation in
            let reasons = attribution.findings(of: operation.pointer, in: operation.parts).map { diagnostics[$0] }
            let isMade = made.contains(operation.pointer)
            return Operation(
                operation,
                Self.outcome(reasons, isMade, isSelected: api.selectedOperations.contains(operation.pointer)),
                reasons)
        }
        let types = Set(api.models.map(\.origin.pointer))
        let schemas = outline.schemas.map { schema in
            let reasons = attribution.findings(of: schema.pointer, in: [.key(schema.key), .value(schema.value)])
                .map { diagnostics[$0] }
            // A refused schema has a finding; a schema that is neither generated nor refused was not selected.
            let isMade = types.contains(schema.pointer)
            let isRefused = reasons.contains { $0.rule.level == .refusal || $0.severity == .error }
            return Schema(schema, Self.outcome(reasons, isMade, isSelected: isMade || isRefused), reasons)
        }
        self.init(
            summary: GenerationSummary(
                operations: .init(operations.map(\.outcome)), schemas: .init(schemas.map(\.outcome)),
                findings: diagnostics),
            operations: operations, schemas: schemas,
            document: attribution.rest.map { Reason(diagnostics[$0]) })
    }

    /// The report on a file that could not be read as a document.
    init(unread findings: [Diagnostic]) {
        self.init(
            summary: GenerationSummary(operations: .init([]), schemas: .init([]), findings: findings), operations: [],
            schemas: [], document: findings.map(Reason.init))
    }

    private static func outcome(_ reasons: [Diagnostic], _ isMade: Bool, isSelected: Bool) -> Outcome {
        if !isMade { return isSelected ? .refused : .notSelected }
        if reasons.contains(where: { $0.severity == .error }) { return .refused }
        return reasons.contains { $0.severity == .warning } ? .degraded : .generated
    }
}

extension GenerationReport.Reason {
    init(_ diagnostic: Diagnostic) {
        self.init(
            rule: diagnostic.rule.id, severity: diagnostic.severity.rawValue, message: diagnostic.message,
            file: diagnostic.location.file, line: diagnostic.location.line, column: diagnostic.location.column,
            allowed: diagnostic.isAllowed)
    }
}

extension GenerationReport.Operation {
    fileprivate init(
        _ operation: ReportOutline.Operation, _ outcome: GenerationReport.Outcome, _ reasons: [Diagnostic]
    ) {
        let place = operation.key.location
        self.init(
            id: operation.id, method: operation.method, path: operation.path, pointer: operation.pointer,
            file: place.file, line: place.line, column: place.column, outcome: outcome,
            reasons: reasons.map { .init($0) })
    }
}

extension GenerationReport.Schema {
    fileprivate init(
        _ schema: ReportOutline.Schema, _ outcome: GenerationReport.Outcome, _ reasons: [Diagnostic]
    ) {
        let place = schema.key.location
        self.init(
            name: schema.name, pointer: schema.pointer, file: place.file, line: place.line, column: place.column,
            outcome: outcome, reasons: reasons.map { .init($0) })
    }
}
