import APIModel
import Diagnostics

/// Finds schemas that are nothing but references to themselves, by way of other such schemas, arrays and maps.
enum CircularAliases {
    /// The models with those typed as JSON, each reported.
    static func broken(_ models: [Model], _ reports: inout Reports) -> [Model] {
        var positions: [String: Int] = [:]
        for (position, model) in models.enumerated() {
            if case .alias = model.kind { positions[model.name] = position }
        }
        let circles = Circles(
            of: models.map { model in
                guard case .alias(let type) = model.kind else { return [] }
                return alias(type).flatMap { positions[$0] }.map { [$0] } ?? []
            })
        return models.enumerated().map { position, model in
            guard circles.isMember[position] else { return model }
            let origin = model.origin
            reports.report(
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
