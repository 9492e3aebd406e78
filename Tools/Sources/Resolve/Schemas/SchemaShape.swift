import OpenAPIDocument
import YAML

/// What a schema in normal form describes, before any name is given.
indirect enum SchemaShape {
    case reference(Reference)
    /// Another schema, beside which nothing else is said: an `allOf` of one, a union with null.
    case same(SchemaObject)
    case enumeration([Node], isInteger: Bool)
    /// An enumeration of numbers with fractions.
    case numbers([Node])
    case object
    /// An object of free keys; nil when their values may be anything.
    case map(SchemaObject?)
    /// nil when the elements may be anything.
    case array(SchemaObject?)
    case union([SchemaObject])
    case string, integer, number, boolean
    /// Any JSON.
    case anything
}

extension DocumentIndex {
    /// What a schema describes.
    func shape(of schema: SchemaObject) -> SchemaShape {
        let form = normal(schema)
        return form.isReference(in: document.version) ? form.reference.map { .reference($0) } ?? .anything : form.shape
    }
}

extension SchemaObject {
    /// The shape of a normal form.
    fileprivate var shape: SchemaShape {
        if booleanSchema != nil { return .anything }
        if let other = otherBehindAllOf { return .same(other) }
        if let values = enumeration?.filter({ !$0.isNull }) ?? constant.map({ [$0] }), let shape = shape(of: values) {
            return shape
        }
        let branches = oneOf.isEmpty ? anyOf : oneOf
        if branches.count == 1 { return .same(branches[0]) }
        if !branches.isEmpty { return .union(branches) }
        return shapeByType
    }

    private var shapeByType: SchemaShape {
        switch types.first(where: { $0 != .null }) {
        case .object: return objectShape
        case .array: return .array(items)
        case .string: return .string
        case .integer: return .integer
        case .number: return .number
        case .boolean: return .boolean
        case .null, nil:
            if !properties.isEmpty || !patternProperties.isEmpty { return objectShape }
            if case .schema = additionalProperties { return objectShape }
            if items != nil { return .array(items) }
            return format == nil ? .anything : .string
        }
    }

    private var objectShape: SchemaShape {
        if !properties.isEmpty { return .object }
        switch freeValues {
        case .nothing: return .object
        case .anything: return .map(nil)
        case .schema(let schema): return .map(schema)
        }
    }

    /// nil when they are no list of strings or numbers, or the type is none that values of an enumeration have.
    private func shape(of values: [Node]) -> SchemaShape? {
        guard !values.isEmpty, values.allSatisfy({ $0.scalar != nil }) else { return nil }
        switch types.first(where: { $0 != .null }) {
        case .string:
            return .enumeration(values, isInteger: false)
        case .integer, .number:
            return shape(ofNumbers: values)
        case nil:
            return values.allSatisfy { $0.string != nil }
                ? .enumeration(values, isInteger: false) : shape(ofNumbers: values)
        default: return nil
        }
    }

    private func shape(ofNumbers values: [Node]) -> SchemaShape? {
        if values.allSatisfy({ $0.integer != nil }) { return .enumeration(values, isInteger: true) }
        guard types.contains(.number) || types.isEmpty else { return nil }
        return values.allSatisfy { $0.number?.isFinite ?? false } ? .numbers(values) : nil
    }
}

/// What the values of keys are that an object schema does not list.
enum FreeValues {
    /// The schema allows no such keys.
    case nothing
    case anything
    case schema(SchemaObject)
}

extension SchemaObject {
    /// What keys beside the listed ones hold, patterns and all others together.
    var freeValues: FreeValues {
        var schemas = patternProperties.map(\.value)
        switch additionalProperties {
        case .schema(let values): schemas.append(values)
        case .allowed(true): return .anything
        case .allowed(false): if schemas.isEmpty { return .nothing }
        case .unstated: if schemas.isEmpty { return .anything }
        }
        if schemas.count == 1 { return .schema(schemas[0]) }
        var union = SchemaFields(location: location)
        union.anyOf = schemas
        return .schema(SchemaObject(union))
    }

    /// Whether it says that there are keys beside the listed ones.
    var statesFreeKeys: Bool {
        if !patternProperties.isEmpty { return true }
        switch additionalProperties {
        case .schema, .allowed(true): return true
        case .allowed(false), .unstated: return false
        }
    }
}
