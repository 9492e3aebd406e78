import Diagnostics
import OpenAPIDocument
import YAML

/// Merging the kind of the values: types, format and listed values.
extension AllOfMerge {
    mutating func addValueKind(_ schema: SchemaObject) {
        let types = schema.types.filter { $0 != .null }
        if !types.isEmpty {
            if fields.types.isEmpty {
                fields.types = types
            } else {
                let common = fields.types.compactMap { $0.common(with: types) }
                if common.isEmpty {
                    contradict(
                        "the types \(list(fields.types.map(\.rawValue))) and \(list(types.map(\.rawValue)))",
                        locationOfTypes,
                        schema)
                } else {
                    fields.types = common
                }
            }
            locationOfTypes = schema.location
        }
        fields.format = schema.format ?? fields.format
        fields.contentEncoding = schema.contentEncoding ?? fields.contentEncoding
        if schema.booleanSchema == false {
            contradict("a schema that no value fits, and others", locationOfTypes, schema)
        }
        if let values = schema.enumeration?.filter({ !$0.isNull }) ?? schema.constant.map({ $0.isNull ? [] : [$0] }) {
            addValues(values, schema)
        }
    }

    private mutating func addValues(_ values: [Node], _ schema: SchemaObject) {
        defer { locationOfValues = schema.location }
        guard let earlier = fields.enumeration else {
            fields.enumeration = values
            fields.valueNotes = schema.valueNotes
            fields.admitsOtherValues = schema.admitsOtherValues
            return
        }
        let kept = earlier.indices.filter { position in
            values.contains { $0.isSameValue(as: earlier[position]) }
        }
        guard !kept.isEmpty || earlier.isEmpty || values.isEmpty else {
            contradict("two enumerations without a common value", locationOfValues, schema)
            return
        }
        let notes = fields.valueNotes
        fields.enumeration = kept.map { earlier[$0] }
        fields.valueNotes = notes.count == earlier.count ? kept.map { notes[$0] } : []
        fields.admitsOtherValues = fields.admitsOtherValues && schema.admitsOtherValues
    }

    private mutating func contradict(_ statements: String, _ first: SourceLocation?, _ schema: SchemaObject) {
        contradictions.append(
            Contradiction(statements: statements, first: first ?? fields.location, second: schema.location))
    }

    private func list(_ words: [String]) -> String { words.joined(separator: "/") }
}

extension SchemaObject.DataType {
    /// The narrower of two types with values in common.
    fileprivate func common(with others: [SchemaObject.DataType]) -> SchemaObject.DataType? {
        if others.contains(self) { return self }
        if self == .number, others.contains(.integer) { return .integer }
        if self == .integer, others.contains(.number) { return .integer }
        return nil
    }
}

extension Node {
    /// Whether two scalars of enumerations are the same value.
    func isSameValue(as other: Node) -> Bool {
        guard let scalar, let otherScalar = other.scalar else { return false }
        if let number = scalar.number, let otherNumber = otherScalar.number { return number == otherNumber }
        return scalar.kind == otherScalar.kind && ExactText(scalar.text) == ExactText(otherScalar.text)
    }
}
