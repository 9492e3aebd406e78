import APIModel
import Diagnostics

/// Finds unions of which one value would be decided by deciding it again: a branch that is, through unions alone, the union
/// itself.
enum CircularUnions {
    /// The models without those branches, each union reported.
    static func broken(_ models: [Model], _ reports: inout Reports) -> [Model] {
        var targets: [String: [String]] = [:]
        for model in models {
            switch model.kind {
            case .union(let union): targets[model.name] = union.cases.compactMap { name(of: $0.type) }
            case .alias(let type): targets[model.name] = name(of: type).map { [$0] }
            case .object, .enumeration: break
            }
        }
        return models.map { model in
            guard case .union(var union) = model.kind else { return model }
            let kept = union.cases.filter { item in
                name(of: item.type).map { !leads(from: $0, to: model.name, targets) } ?? true
            }
            guard kept.count < union.cases.count else { return model }
            let origin = model.origin
            reports.report(
                .circularReference,
                at: SourceLocation(file: origin.file, line: origin.line, column: origin.column),
                "a branch of the union `\(model.name)` is that union itself")
            union.cases = kept
            var broken = model
            broken.kind = kept.isEmpty ? .alias(.primitive(.json)) : .union(union)
            return broken
        }
    }

    private static func leads(from start: String, to goal: String, _ targets: [String: [String]]) -> Bool {
        var seen: Set<String> = []
        var waiting = [start]
        while let name = waiting.popLast() {
            if name == goal { return true }
            if seen.insert(name).inserted { waiting += targets[name, default: []] }
        }
        return false
    }

    private static func name(of type: TypeReference) -> String? {
        switch type {
        case .named(let path): path.count == 1 ? path[0] : nil
        case .optional(let wrapped): name(of: wrapped)
        case .primitive, .external, .array, .dictionary: nil
        }
    }
}
