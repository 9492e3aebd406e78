import APIModel
import OpenAPIDocument

/// What is known of a branch of a union, as far as telling it from the others needs it.
struct UnionBranch {
    /// nil when its values can be of several kinds.
    let kind: UnionModel.Kind?
    /// Keys that an object of it may have.
    var keys: Set<String> = []
    /// Keys that an object of it must have.
    var requiredKeys: Set<String> = []
    /// Keys whose value must be one of a few strings.
    var literals: [String: [String]] = [:]
    /// The component that it refers to.
    let component: String?

    init(_ schema: SchemaObject, index: DocumentIndex) {
        let resolved = schema.following(index)
        component = resolved.name
        kind = UnionModel.Kind(resolved.schema.shape)
        guard kind == .object, let parts = try? ObjectParts(of: resolved.schema, index: index) else { return }
        keys = Set(parts.properties.map(\.name))
        requiredKeys = parts.required.intersection(keys)
        for property in parts.properties {
            let target = property.value.following(index).schema
            if case .enumeration(let values, isInteger: false) = target.shape, target.isStringLiteral {
                literals[property.name] = values.compactMap(\.text)
            }
        }
    }
}

extension SchemaObject {
    /// The schema behind references and unions with null, and the name of the last component on the way.
    func following(_ index: DocumentIndex) -> (schema: SchemaObject, name: String?) {
        var current = self
        var name: String?
        // Longer chains are circles, which are reported where the type is made.
        for _ in 0..<32 {
            switch current.shape {
            case .reference(let reference):
                guard let next = try? index.schemaName(reference), let target = index.schema(named: next) else {
                    return (current, nil)
                }
                name = next
                current = target
            case .same(let other):
                name = nil
                current = other
            default:
                return (current, name)
            }
        }
        return (current, name)
    }

    fileprivate var isStringLiteral: Bool { types.isEmpty || types.contains(.string) }
}

extension UnionModel.Kind {
    fileprivate init?(_ shape: SchemaShape) {
        switch shape {
        case .object, .map, .allOf: self = .object
        case .array: self = .array
        case .string: self = .string
        case .integer, .number: self = .number
        case .boolean: self = .boolean
        case .enumeration(_, let isInteger): self = isInteger ? .number : .string
        case .reference, .same, .union, .anything, .severalTypes: return nil
        }
    }
}
