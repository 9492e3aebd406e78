import OpenAPIDocument
import YAML

/// The shape of a schema's values, before names are assigned.
package indirect enum SchemaShape {
    case reference(Reference)
    /// The shape of another schema, to which this one adds nothing: an `allOf` of one, a union with null.
    case same(NormalSchema)
    case enumeration([Node], isInteger: Bool)
    /// An enumeration of numbers with fractions.
    case numbers([Node])
    case object
    /// An object with free keys; nil if their values may be anything.
    case map(NormalSchema?)
    /// An array; nil if the elements may be anything.
    case array(NormalSchema?)
    case union([NormalSchema])
    case string, integer, number, boolean
    /// Any JSON value.
    case anything
}

/// The values of keys that an object schema does not list.
package enum FreeValues {
    /// The schema allows no such keys.
    case nothing
    case anything
    case schema(NormalSchema)
}

extension DocumentIndex {
    /// The shape of a normal form.
    func shape(ofForm form: SchemaObject) -> SchemaShape {
        if form.isReference(in: document.version) { return form.fields.reference.map { .reference($0) } ?? .anything }
        if form.fields.booleanSchema != nil { return .anything }
        if let other = form.otherBehindAllOf { return .same(normal(other)) }
        if let values = form.listedValues, let shape = form.shape(of: values) { return shape }
        let branches = form.unionBranches
        if branches.count == 1 { return .same(normal(branches[0])) }
        if !branches.isEmpty { return .union(branches.map(normal)) }
        return shapeByType(form)
    }

    private func shapeByType(_ form: SchemaObject) -> SchemaShape {
        switch form.fields.types.first(where: { $0 != .null }) {
        case .object: return objectShape(form)
        case .array: return .array(form.fields.items.map(normal))
        case .string: return .string
        case .integer: return .integer
        case .number: return .number
        case .boolean: return .boolean
        case .null, nil:
            if !form.fields.properties.isEmpty || !form.fields.patternProperties.isEmpty { return objectShape(form) }
            if case .schema = form.fields.additionalProperties { return objectShape(form) }
            if let items = form.fields.items { return .array(normal(items)) }
            return form.fields.format == nil ? .anything : .string
        }
    }

    private func objectShape(_ form: SchemaObject) -> SchemaShape {
        if !form.fields.properties.isEmpty { return .object }
        switch freeValues(of: form) {
        case .nothing: return .object
        case .anything: return .map(nil)
        case .schema(let schema): return .map(schema)
        }
    }

    /// The values of keys besides the listed ones, including keys that fit a pattern.
    func freeValues(of form: SchemaObject) -> FreeValues {
        var schemas = form.fields.patternProperties.map(\.value)
        switch form.fields.additionalProperties {
        case .schema(let values): schemas.append(values)
        case .allowed(true): return .anything
        case .allowed(false): if schemas.isEmpty { return .nothing }
        case .unstated: if schemas.isEmpty { return .anything }
        }
        if schemas.count == 1 { return .schema(normal(schemas[0])) }
        var union = SchemaFields(location: form.fields.location)
        union.anyOf = schemas
        return .schema(normal(SchemaObject(union)))
    }
}

extension SchemaObject {
    /// The values of its enumeration, or its one constant.
    fileprivate var listedValues: [Node]? { fields.enumeration?.filter { !$0.isNull } ?? fields.constant.map { [$0] } }

    /// The shape of listed values; nil if they are not all strings or all numbers, or do not fit the type.
    fileprivate func shape(of values: [Node]) -> SchemaShape? {
        guard !values.isEmpty, values.allSatisfy({ $0.scalar != nil }) else { return nil }
        switch fields.types.first(where: { $0 != .null }) {
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
        guard fields.types.contains(.number) || fields.types.isEmpty else { return nil }
        return values.allSatisfy { $0.number?.isFinite ?? false } ? .numbers(values) : nil
    }

    /// Whether the schema says that objects have keys besides the listed ones.
    var statesFreeKeys: Bool {
        if !fields.patternProperties.isEmpty { return true }
        switch fields.additionalProperties {
        case .schema, .allowed(true): return true
        case .allowed(false), .unstated: return false
        }
    }
}
