import Configuration
import Diagnostics
import OpenAPIDocument

/// The facts about an operation that selectors test.
struct SelectableOperation {
    let tags: [String]
    let path: String
    /// Its `operationId`, and its method and path.
    let names: [String]
    let schemes: [String]
    let isDeprecated: Bool

    init(_ object: OperationObject, _ item: PathItem, in document: Document) {
        tags = object.tags
        path = item.path
        names = [object.operationID, "\(object.sentMethod) \(item.path)"].compactMap { $0 }
        schemes = (object.security ?? document.security ?? []).flatMap { $0.schemes.map(\.name) }
        isDeprecated = object.isDeprecated
    }
}

extension Selectors {
    /// Whether an operation fits at least one pattern of each kind that has patterns.
    func includes(_ operation: SelectableOperation) -> Bool {
        kinds.allSatisfy { $0.patterns.isEmpty || Self.fits($0.patterns, $0.texts(operation)) }
            && (deprecated.map { $0.value == operation.isDeprecated } ?? true)
    }

    /// Whether an operation fits any pattern.
    func excludes(_ operation: SelectableOperation) -> Bool {
        kinds.contains { Self.fits($0.patterns, $0.texts(operation)) }
            || (deprecated.map { $0.value == operation.isDeprecated } ?? false)
    }

    /// Reports the patterns that fit no operation.
    func reportUnused(_ operations: [SelectableOperation], _ findings: inout Findings) {
        for kind in kinds where !kind.patterns.isEmpty {
            let texts = Set(operations.flatMap(kind.texts))
            for pattern in kind.patterns where !texts.contains(where: pattern.value.fits) {
                let hint = NearestSpelling.hint(for: pattern.value.text, among: texts.sorted())
                findings.report(
                    .unmatchedPattern, at: pattern.location, "`\(pattern.value.text)` fits no \(kind.noun)\(hint)")
            }
        }
    }

    private struct Kind {
        let patterns: [Located<Glob>]
        let noun: String
        let texts: (SelectableOperation) -> [String]
    }

    private var kinds: [Kind] {
        [
            Kind(patterns: tags, noun: "tag of an operation") { $0.tags },
            Kind(patterns: paths, noun: "path of the document") { [$0.path] },
            Kind(patterns: operations, noun: "operation of the document") { $0.names },
            Kind(patterns: schemes, noun: "security scheme of an operation") { $0.schemes },
        ]
    }

    private static func fits(_ patterns: [Located<Glob>], _ texts: [String]) -> Bool {
        patterns.contains { pattern in texts.contains(where: pattern.value.fits) }
    }
}
