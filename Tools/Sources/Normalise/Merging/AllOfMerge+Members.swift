import Diagnostics
import OpenAPIDocument

/// Merging the schemas of members and elements.
extension AllOfMerge {
    mutating func addMembers(_ schema: SchemaObject) {
        for entry in schema.properties { add(entry) }
        for key in schema.required where !fields.required.contains(key) { fields.required.append(key) }
        for entry in schema.patternProperties { fields.patternProperties.append(entry) }
        if let items = schema.items {
            fields.items = fields.items.map { $0.sharing(items, at: items.location) } ?? items
        }
        switch (fields.additionalProperties, schema.additionalProperties) {
        case (.schema(let earlier), .schema(let later)):
            fields.additionalProperties = .schema(earlier.sharing(later, at: later.location))
        case (.schema, _): break
        case (_, .schema(let values)): fields.additionalProperties = .schema(values)
        // By the letter, a branch that allows no additional keys forbids the keys of the other branches. No document
        // means that.
        case (.unstated, _), (.allowed(false), .allowed(true)):
            fields.additionalProperties = schema.additionalProperties
        default: break
        }
    }

    private mutating func add(_ entry: Entry<SchemaObject>) {
        guard let position = positions[ExactText(entry.name)] else {
            positions[ExactText(entry.name)] = fields.properties.count
            fields.properties.append(entry)
            return
        }
        let earlier = fields.properties[position]
        fields.properties[position] = Entry(
            name: entry.name, location: entry.location,
            value: earlier.value.sharing(entry.value, at: entry.value.location))
    }
}

extension SchemaObject {
    /// The schema of a member that two schemas describe.
    fileprivate func sharing(_ later: SchemaObject, at location: SourceLocation) -> SchemaObject {
        if self === later { return later }
        if let reference, reference.leads(whereDoes: later.reference) { return later }
        return .intersection(of: [self, later], at: location)
    }
}
