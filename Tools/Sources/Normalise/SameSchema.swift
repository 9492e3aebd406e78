import OpenAPIDocument
import YAML

extension SchemaObject {
    /// Whether two schemas, such as those of two media types of one body, describe the same values.
    static func areSame(_ first: SchemaObject?, _ second: SchemaObject?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): first.isSame(as: second)
        default: false
        }
    }

    private func isSame(as other: SchemaObject, depth: Int = 0) -> Bool {
        if self === other { return true }
        // Schemas that are nested deeper than any real body count as different, so that each gets a case.
        guard depth < 64 else { return false }
        if let reference { return reference.leads(whereDoes: other.reference) }
        func same(_ lists: [SchemaObject], _ others: [SchemaObject]) -> Bool {
            lists.count == others.count && zip(lists, others).allSatisfy { $0.isSame(as: $1, depth: depth + 1) }
        }
        return other.reference == nil && types == other.types && format == other.format
            && isNullable == other.isNullable && enumeration?.map(\.text) == other.enumeration?.map(\.text)
            && Set(required) == Set(other.required) && properties.map(\.name) == other.properties.map(\.name)
            && same(properties.map(\.value), other.properties.map(\.value))
            && same(items.map { [$0] } ?? [], other.items.map { [$0] } ?? [])
            && same(allOf, other.allOf) && same(oneOf, other.oneOf) && same(anyOf, other.anyOf)
            && additionalProperties.isSame(as: other.additionalProperties) { same([$0], [$1]) }
    }
}

extension SchemaObject.AdditionalProperties {
    fileprivate func isSame(as other: Self, _ same: (SchemaObject, SchemaObject) -> Bool) -> Bool {
        switch (self, other) {
        case (.unstated, .unstated): true
        case (.allowed(let first), .allowed(let second)): first == second
        case (.schema(let first), .schema(let second)): same(first, second)
        default: false
        }
    }
}
