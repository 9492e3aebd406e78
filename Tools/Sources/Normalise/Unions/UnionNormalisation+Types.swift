import OpenAPIDocument
import YAML

/// Splitting a schema with several types into a union.
extension UnionNormalisation {
    /// A union of the listed types, or of the types of the listed values.
    func splitByType() -> SchemaObject {
        var types = fields.types
        if types.isEmpty, let values = fields.enumeration {
            types = values.reduce(into: []) { list, value in
                if let type = value.dataType, !list.contains(type) { list.append(type) }
            }
        }
        if types.contains(.number) { types.removeAll { $0 == .integer } }
        guard types.count > 1 else { return SchemaObject(fields) }
        let branches = types.compactMap(part)
        return branches.count == 1 ? branches[0] : union(of: branches, discriminator: nil)
    }

    /// The part of the schema that describes values of one type; nil if there are none.
    private func part(_ type: SchemaObject.DataType) -> SchemaObject? {
        var part = SchemaFields(location: fields.location)
        part.types = [type]
        if let values = fields.enumeration {
            part.enumeration = values.filter { value in
                value.dataType == type || (type == .number && value.dataType == .integer)
            }
            if part.enumeration?.isEmpty == true { return nil }
        }
        let isNumeric = type == .integer || type == .number
        if let format = fields.format, Self.numericFormats.contains(format) == isNumeric { part.format = format }
        switch type {
        case .string: part.contentEncoding = fields.contentEncoding
        case .array: part.items = fields.items
        case .object:
            part.properties = fields.properties
            part.required = fields.required
            part.additionalProperties = fields.additionalProperties
            part.patternProperties = fields.patternProperties
        case .integer, .number, .boolean, .null: break
        }
        return SchemaObject(part)
    }

    private static let numericFormats: Set<String> = ["int32", "int64", "float", "double", "int8", "int16", "uint32"]
}

extension SchemaObject {
    /// Whether the schema has an enumeration with values of several kinds, and no type.
    var hasValuesOfSeveralKinds: Bool {
        guard types.isEmpty, let enumeration else { return false }
        return Set(enumeration.compactMap(\.dataType)).subtracting([.null]).count > 1
    }
}

extension Node {
    /// The JSON type of the value.
    fileprivate var dataType: SchemaObject.DataType? {
        switch scalar?.kind {
        case .null: nil
        case .boolean: .boolean
        case .integer: .integer
        case .number: integer == nil ? .number : .integer
        case .string: .string
        case nil: mapping == nil ? .array : .object
        }
    }
}
