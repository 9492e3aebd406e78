import APIModel
import Diagnostics
import Normalise

/// Finds aliases on a cycle of aliases, arrays and maps, which Swift does not compile.
enum CircularAliases {
    /// The models, with each such alias made `JSONValue` and reported.
    static func broken(_ models: [Model], _ findings: inout Findings) -> [Model] {
        var positions: [String: Int] = [:]
        for (position, model) in models.enumerated() {
            if case .alias = model.kind { positions[model.name] = position }
        }
        let components = StronglyConnectedComponents(
            of: models.map { model in
                guard case .alias(let type) = model.kind else { return [] }
                return alias(type).flatMap { positions[$0] }.map { [$0] } ?? []
            })
        return models.enumerated().map { position, model in
            guard components.isOnCycle[position] else { return model }
            let origin = model.origin
            findings.report(
                .circularReference,
                at: SourceLocation(file: origin.file, line: origin.line, column: origin.column),
                "the schema of `\(model.name)` leads back to itself without an object or a union between")
            var broken = model
            broken.kind = .alias(.primitive(.json))
            return broken
        }
    }

    private static func alias(_ type: TypeReference) -> String? {
        switch type {
        case .primitive, .external: nil
        case .named(let path): path.count == 1 ? path[0] : nil
        case .array(let element): alias(element)
        case .dictionary(let value): alias(value)
        case .optional(let wrapped): alias(wrapped)
        }
    }
}
