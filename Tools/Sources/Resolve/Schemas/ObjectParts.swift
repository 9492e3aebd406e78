import OpenAPIDocument

/// What the values of free keys are.
enum Additional {
    case anything
    case schema(SchemaObject)
}

/// The properties of an object schema, those of its `allOf` branches among them.
struct ObjectParts {
    /// In document order: what stands in branches first, then what stands beside them.
    private(set) var properties: [Entry<SchemaObject>] = []
    private(set) var required: Set<String> = []
    /// Later entries of properties that had been listed before, with a schema of their own.
    private(set) var conflicts: [Entry<SchemaObject>] = []
    /// Free keys beside the properties, where the schema speaks of them.
    private(set) var additional: Additional?
    private var positions: [String: Int] = [:]

    init(of schema: SchemaObject, index: DocumentIndex) throws(MergeFault) {
        var visiting: Set<String> = []
        try add(schema, index: index, visiting: &visiting)
    }

    private mutating func add(
        _ schema: SchemaObject, index: DocumentIndex, visiting: inout Set<String>
    ) throws(MergeFault) {
        if let reference = schema.reference {
            try add(reference, index: index, visiting: &visiting)
            return
        }
        for branch in schema.allOf {
            try add(branch, index: index, visiting: &visiting)
        }
        for entry in schema.properties {
            add(entry)
        }
        required.formUnion(schema.required)
        switch schema.additionalProperties {
        case .schema(let values): additional = .schema(values)
        case .allowed(true): additional = additional ?? .anything
        case .allowed(false), .unstated: break
        }
        if !schema.isMergeable { throw .notAnObject(schema) }
    }

    private mutating func add(
        _ reference: Reference, index: DocumentIndex, visiting: inout Set<String>
    ) throws(MergeFault) {
        let name: String
        do { name = try index.schemaName(reference) } catch { throw .reference(reference, error) }
        guard visiting.insert(name).inserted else { throw .reference(reference, .circular) }
        defer { visiting.remove(name) }
        guard let schema = index.schema(named: name) else { throw .reference(reference, .unresolved) }
        try add(schema, index: index, visiting: &visiting)
    }

    private mutating func add(_ entry: Entry<SchemaObject>) {
        if let position = positions[entry.name] {
            if properties[position].value !== entry.value { conflicts.append(entry) }
            properties[position] = entry
        } else {
            positions[entry.name] = properties.count
            properties.append(entry)
        }
    }
}

/// Why the branches of an `allOf` do not make one object.
enum MergeFault: Error {
    case reference(Reference, ReferenceFault)
    case notAnObject(SchemaObject)
}

extension SchemaObject {
    /// Whether the schema is an object, or adds nothing but keywords without a type.
    fileprivate var isMergeable: Bool {
        guard oneOf.isEmpty, anyOf.isEmpty, enumeration == nil, constant == nil, booleanSchema == nil else {
            return false
        }
        return types.allSatisfy { $0 == .object || $0 == .null } && items == nil
    }
}
