import APIModel
import Diagnostics

/// Finds schemas that are nothing but references to themselves, by way of other such schemas, arrays and maps.
enum CircularAliases {
    /// The models with those typed as JSON, each reported.
    static func broken(_ models: [Model], _ reports: inout Reports) -> [Model] {
        var targets: [String: TypeReference] = [:]
        for model in models {
            if case .alias(let type) = model.kind { targets[model.name] = type }
        }
        return models.map { model in
            guard targets[model.name] != nil, returns(to: model.name, targets) else { return model }
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

    private static func returns(to name: String, _ targets: [String: TypeReference]) -> Bool {
        var current = name
        // A chain of aliases that does not return within as many steps as there are aliases ends in another circle.
        for _ in 0..<targets.count {
            guard let next = targets[current].flatMap(alias) else { return false }
            if next == name { return true }
            current = next
        }
        return false
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
