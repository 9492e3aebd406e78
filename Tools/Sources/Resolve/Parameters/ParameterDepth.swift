import Normalise

/// The depth of lists and objects in the values of a parameter, as far as OpenAPI's styles have spellings for them.
enum ParameterDepth: Comparable {
    /// One text.
    case scalar
    /// A list or an object of texts.
    case flat
    /// A list or an object that holds another.
    case nested

    static func of(_ schema: NormalSchema) -> ParameterDepth {
        depth(of: schema, levels: 0)
    }

    private static func depth(of schema: NormalSchema, levels: Int) -> ParameterDepth {
        // Below flat all is nested; and a recursive schema has no end.
        guard levels < 3 else { return .nested }
        let target = schema.target
        switch target.shape {
        case .array(let items):
            return holding(items.map { [$0] } ?? [], levels)
        case .map(let values):
            return holding(values.map { [$0] } ?? [], levels)
        case .object:
            return holding(target.properties.map(\.schema), levels)
        case .union(let branches):
            return branches.map { depth(of: $0, levels: levels + 1) }.max() ?? .scalar
        case .enumeration, .numbers, .string, .integer, .number, .boolean, .anything, .reference, .same:
            return .scalar
        }
    }

    private static func holding(_ schemas: [NormalSchema], _ levels: Int) -> ParameterDepth {
        let isFlat = schemas.allSatisfy { depth(of: $0, levels: levels + 1) == .scalar }
        return isFlat ? .flat : .nested
    }
}
