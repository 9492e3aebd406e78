import OpenAPIDocument

/// How far lists and objects are nested in the values of a parameter, as far as OpenAPI's styles have spellings for them.
enum ParameterDepth: Comparable {
    /// One text.
    case scalar
    /// A list or an object of texts.
    case flat
    /// A list or an object that holds another.
    case nested

    static func of(_ schema: SchemaObject, _ index: DocumentIndex) -> ParameterDepth {
        depth(of: schema, index, levels: 0)
    }

    private static func depth(of schema: SchemaObject, _ index: DocumentIndex, levels: Int) -> ParameterDepth {
        // Deeper than flat is nested, whatever is in it; and a recursive schema has no end.
        guard levels < 3 else { return .nested }
        let target = schema.following(index).schema
        switch index.shape(of: target) {
        case .array(let items):
            return holding(items.map { [$0] } ?? [], index, levels)
        case .map(let values):
            return holding(values.map { [$0] } ?? [], index, levels)
        case .object:
            return holding(index.normal(target).properties.map(\.value), index, levels)
        case .union(let branches):
            return branches.map { depth(of: $0, index, levels: levels + 1) }.max() ?? .scalar
        case .enumeration, .numbers, .string, .integer, .number, .boolean, .anything, .reference, .same:
            return .scalar
        }
    }

    private static func holding(_ schemas: [SchemaObject], _ index: DocumentIndex, _ levels: Int) -> ParameterDepth {
        let isFlat = schemas.allSatisfy { depth(of: $0, index, levels: levels + 1) == .scalar }
        return isFlat ? .flat : .nested
    }
}
