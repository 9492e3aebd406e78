import Diagnostics
import YAML

extension SchemaReader {
    static func reference(
        _ text: String?, _ value: Node, _ reports: inout ReadingReports
    ) -> Reference? {
        guard let text else { return nil }
        let reference = reports.reference(text, at: value)
        reports.schemas.references.append(reference)
        return reference
    }

    static func text(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> String? {
        if value.isNull { return nil }
        guard let text = value.text else {
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be text, not \(value.kindInWords)")
            return nil
        }
        return text
    }

    static func boolean(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> Bool {
        guard let boolean = value.boolean else {
            reports.refuse(
                .wrongType, at: value.location,
                "`\(key.text)` of a schema must be true or false, not \(value.kindInWords)")
            return false
        }
        return boolean
    }

    static func list(_ value: Node, _ key: Key, _ reports: inout ReadingReports) -> [Node] {
        guard let value = reports.whole(value) else { return [] }
        guard let sequence = value.sequence else {
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be a list, not \(value.kindInWords)")
            return []
        }
        return sequence
    }

    static func types(_ value: Node, _ reports: inout ReadingReports) -> [SchemaObject.DataType] {
        (value.sequence ?? [value]).compactMap { node in
            // A bare `null` in a list of types is YAML's null; the type of that name was meant.
            if node.isNull, value.sequence != nil { return .null }
            guard let text = node.text, let type = SchemaObject.DataType(rawValue: text) else {
                reports.refuse(
                    .wrongType, at: node.location,
                    "`type` must be one of object, array, string, integer, number, boolean or null, not "
                        + node.kindInWords)
                return nil
            }
            return type
        }
    }

    static func requiredKeys(
        _ value: Node, _ key: Key, _ reports: inout ReadingReports
    ) -> [String] {
        // A common slip from Swagger 1 and JSON Schema draft 3, where a property's own `required` was true or false.
        if value.boolean != nil {
            reports.sink.report(
                .unknownField, at: key.location,
                "`required` of a schema is a list of property names; a lone true or false says nothing and is not read")
            return []
        }
        return list(value, key, &reports).compactMap { node in
            guard let text = node.text else {
                reports.refuse(
                    .wrongType, at: node.location, "`required` lists property names, not \(node.kindInWords)")
                return nil
            }
            return text
        }
    }

    static func schemas(
        _ value: Node, _ key: Key, _ reports: inout ReadingReports
    ) -> [Entry<SchemaObject>] {
        guard let value = reports.whole(value) else { return [] }
        guard let mapping = value.mapping else {
            if value.isNull { return [] }
            reports.refuse(
                .wrongType, at: value.location, "`\(key.text)` of a schema must be a mapping, not \(value.kindInWords)")
            return []
        }
        return mapping.entries.map {
            Entry(name: $0.key.text, location: $0.key.location, value: read($0.value, &reports))
        }
    }
}
