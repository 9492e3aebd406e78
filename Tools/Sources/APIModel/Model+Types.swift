extension Model {
    /// Replaces the types to which the model refers; not those in its nested models.
    package mutating func replaceTypes(_ replacement: (TypeReference) -> TypeReference) {
        switch kind {
        case .object(var object):
            // Gives up the model's own reference, so that the lists are changed in place.
            kind = .alias(.primitive(.json))
            for position in object.properties.indices {
                object.properties[position].type = replacement(object.properties[position].type)
            }
            if let type = object.additional?.type { object.additional?.type = replacement(type) }
            kind = .object(object)
        case .union(var union):
            kind = .alias(.primitive(.json))
            for position in union.cases.indices {
                union.cases[position].type = replacement(union.cases[position].type)
            }
            kind = .union(union)
        case .alias(let type): kind = .alias(replacement(type))
        case .enumeration: break
        }
    }

    /// Replaces the nested models.
    package mutating func replaceNested(_ replacement: ([Model]) -> [Model]) {
        switch kind {
        case .object(var object):
            kind = .alias(.primitive(.json))
            object.nested = replacement(object.nested)
            kind = .object(object)
        case .union(var union):
            kind = .alias(.primitive(.json))
            union.nested = replacement(union.nested)
            kind = .union(union)
        case .alias, .enumeration: break
        }
    }
}

extension TypeReference {
    /// The type with other paths to models.
    package func replacingPaths(_ replacement: ([String]) -> [String]) -> TypeReference {
        switch self {
        case .primitive: self
        case .named(let path): .named(replacement(path))
        case .external(let path, let arguments):
            .external(path, arguments: arguments.map { $0.replacingPaths(replacement) })
        case .array(let element): .array(element.replacingPaths(replacement))
        case .dictionary(let value): .dictionary(value.replacingPaths(replacement))
        case .optional(let wrapped): .optional(wrapped.replacingPaths(replacement))
        }
    }
}
