import Normalise

/// The depth of lists and objects in a parameter's values. OpenAPI's styles define how scalar and flat values are
/// written.
enum ParameterDepth: Comparable {
    /// One string, number or boolean.
    case scalar
    /// A list or an object of scalars.
    case flat
    /// A list or an object that contains another.
    case nested

    static func of(_ schema: NormalSchema) -> ParameterDepth {
        depth(of: schema, levels: 0)
    }

    private static func depth(of schema: NormalSchema, levels: Int) -> ParameterDepth {
        // Everything below a flat value is nested; the bound also ends recursive schemas.
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
