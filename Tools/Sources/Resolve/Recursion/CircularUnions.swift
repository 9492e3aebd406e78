import APIModel
import Diagnostics
import Normalise

/// Finds unions with a branch that is the union itself, directly or through other unions: decoding it would never end.
enum CircularUnions {
    /// The models without such branches; each union that had one is reported.
    static func broken(_ models: [Model], _ findings: inout Findings) -> [Model] {
        let positions = Dictionary(
            models.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let components = StronglyConnectedComponents(
            of: models.map { model in
                switch model.kind {
                case .union(let union): union.cases.compactMap { name(of: $0.type).flatMap { positions[$0] } }
                case .alias(let type): name(of: type).flatMap { positions[$0] }.map { [$0] } ?? []
                case .object, .enumeration: []
                }
            })
        return models.enumerated().map { position, model in
            guard case .union(var union) = model.kind else { return model }
            let kept = union.cases.filter { item in
                guard let target = name(of: item.type).flatMap({ positions[$0] }) else { return true }
                return components.numbers[target] != components.numbers[position]
            }
            guard kept.count < union.cases.count else { return model }
            let origin = model.origin
            findings.report(
                .circularReference,
                at: SourceLocation(file: origin.file, line: origin.line, column: origin.column),
                "a branch of the union `\(model.name)` is that union itself")
            union.cases = kept
            var broken = model
            broken.kind = kept.isEmpty ? .alias(.primitive(.json)) : .union(union)
            return broken
        }
    }

    private static func name(of type: TypeReference) -> String? {
        switch type {
        case .named(let path): path.count == 1 ? path[0] : nil
        case .optional(let wrapped): name(of: wrapped)
        case .primitive, .external, .array, .dictionary: nil
        }
    }
}
