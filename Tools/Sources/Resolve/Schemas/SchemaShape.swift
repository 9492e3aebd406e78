import OpenAPIDocument
import YAML

/// What a schema describes, before any name is given.
indirect enum SchemaShape {
    case reference(Reference)
    /// Another schema, beside which nothing else is said: an `allOf` of one, a union with null.
    case same(SchemaObject)
    case enumeration([Node], isInteger: Bool)
    case object
    /// An object of free keys; nil when their values may be anything.
    case map(SchemaObject?)
    /// nil when the elements may be anything.
    case array(SchemaObject?)
    case allOf
    case union([SchemaObject])
    case string, integer, number, boolean
    /// Any JSON.
    case anything
    /// Types that no Swift type joins: `type: [string, integer]`.
    case severalTypes([SchemaObject.DataType])
}

extension SchemaObject {
    var shape: SchemaShape {
        if let reference { return .reference(reference) }
        if booleanSchema != nil { return .anything }
        if let values = enumeration?.filter({ !$0.isNull }) ?? constant.map({ [$0] }), let shape = shape(of: values) {
            return shape
        }
        if !allOf.isEmpty {
            return allOf.count == 1 && saysNothingBesideAllOf ? .same(allOf[0]) : .allOf
        }
        let branches = (oneOf.isEmpty ? anyOf : oneOf).filter { !$0.isOnlyNull }
        if branches.count == 1, properties.isEmpty { return .same(branches[0]) }
        if !branches.isEmpty, properties.isEmpty { return .union(branches) }
        return shapeByType
    }

    private var shapeByType: SchemaShape {
        let stated = types.filter { $0 != .null }
        if stated.count > 1 { return .severalTypes(stated) }
        switch stated.first {
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
        switch additionalProperties {
        case .schema(let schema): return .map(schema)
        case .allowed(false) where patternProperties.isEmpty: return .object
        case .allowed, .unstated:
            return .map(patternProperties.count == 1 ? patternProperties[0].value : nil)
        }
    }

    /// nil when the values are no strings or integers alone, or the type is none that values of an enumeration have.
    private func shape(of values: [Node]) -> SchemaShape? {
        guard !values.isEmpty, values.allSatisfy({ $0.scalar != nil }) else { return nil }
        switch types.first(where: { $0 != .null }) {
        case .string: return .enumeration(values, isInteger: false)
        case .integer: return values.allSatisfy { $0.integer != nil } ? .enumeration(values, isInteger: true) : nil
        case nil:
            if values.allSatisfy({ $0.string != nil }) { return .enumeration(values, isInteger: false) }
            return values.allSatisfy { $0.integer != nil } ? .enumeration(values, isInteger: true) : nil
        default: return nil
        }
    }

    /// Whether the schema admits nothing but null.
    var isOnlyNull: Bool {
        types == [.null] || (enumeration.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? false)
    }

    /// Whether the schema itself, leaving aside what it refers to, admits null.
    var statesNull: Bool {
        isNullable || types.contains(.null) || (enumeration ?? []).contains(where: \.isNull)
            || oneOf.contains(where: \.isOnlyNull) || anyOf.contains(where: \.isOnlyNull)
    }

    private var saysNothingBesideAllOf: Bool {
        guard properties.isEmpty, required.isEmpty, oneOf.isEmpty, anyOf.isEmpty else { return false }
        if case .unstated = additionalProperties { return true }
        return false
    }
}
