import Diagnostics
import OpenAPIDocument
import YAML

/// Puts together what the branches of an `allOf` and what stands beside them say.
struct AllOfMerge {
    private let index: DocumentIndex
    private(set) var fields = SchemaFields(location: SourceLocation(file: "", line: 1, column: 1))
    private(set) var contradictions: [Contradiction] = []
    /// The branches of each `oneOf` and `anyOf` of which one must fit.
    private(set) var unions: [[SchemaObject]] = []
    private var visiting: Set<SchemaID> = []
    private var positions: [ExactText: Int] = [:]
    private var placeOfTypes: SourceLocation?
    private var placeOfValues: SourceLocation?

    init(index: DocumentIndex) {
        self.index = index
    }

    /// Adds the schema that is made: what describes it counts before what its branches say of themselves.
    mutating func add(_ schema: SchemaObject) throws(MergeFault) {
        fields.location = schema.location
        fields.standsFor = schema.standsFor
        try add(schema, isReferred: false)
        fields.isNullable = index.admitsNull(schema)
        if schema.description != nil || schema.title != nil {
            fields.description = schema.description
            fields.title = schema.title
        }
    }

    private mutating func add(_ schema: SchemaObject, isReferred: Bool) throws(MergeFault) {
        if let reference = schema.reference {
            try add(reference)
            if index.document.version.ignoresSiblings { return }
        }
        for branch in schema.allOf { try add(branch, isReferred: isReferred) }
        addValueKind(schema)
        addMembers(schema)
        if !schema.oneOf.isEmpty { addUnion(schema.oneOf) }
        if !schema.anyOf.isEmpty { addUnion(schema.anyOf) }
        fields.discriminator = schema.discriminator ?? fields.discriminator
        fields.isReadOnly = fields.isReadOnly || schema.isReadOnly
        fields.isWriteOnly = fields.isWriteOnly || schema.isWriteOnly
        fields.defaultValue = schema.defaultValue ?? fields.defaultValue
        fields.isRefused = fields.isRefused || schema.isRefused
        // What a component is called and means is said where it stands.
        guard !isReferred else { return }
        fields.description = fields.description ?? schema.description
        fields.isDeprecated = fields.isDeprecated || schema.isDeprecated
    }

    private mutating func add(_ reference: Reference) throws(MergeFault) {
        let id: SchemaID
        do { id = try index.schemaID(reference) } catch { throw .reference(reference, error) }
        guard visiting.insert(id).inserted else { throw .reference(reference, .circular) }
        defer { visiting.remove(id) }
        guard let schema = index.document.schemas[id] else { throw .reference(reference, .unresolved) }
        try add(schema, isReferred: true)
    }

    private mutating func addUnion(_ branches: [SchemaObject]) {
        // A union that is reached twice, by two branches, is one.
        let isKnown = unions.contains { known in
            known.count == branches.count && zip(known, branches).allSatisfy { $0.0 === $0.1 }
        }
        if !isKnown { unions.append(branches) }
    }
}

// MARK: - What kind of value

extension AllOfMerge {
    private mutating func addValueKind(_ schema: SchemaObject) {
        let types = schema.types.filter { $0 != .null }
        if !types.isEmpty {
            if fields.types.isEmpty {
                fields.types = types
            } else {
                let common = fields.types.compactMap { $0.common(with: types) }
                if common.isEmpty {
                    contradict(
                        "the types \(list(fields.types.map(\.rawValue))) and \(list(types.map(\.rawValue)))",
                        placeOfTypes,
                        schema)
                } else {
                    fields.types = common
                }
            }
            placeOfTypes = schema.location
        }
        fields.format = schema.format ?? fields.format
        fields.contentEncoding = schema.contentEncoding ?? fields.contentEncoding
        if schema.booleanSchema == false { contradict("a schema that no value fits, and others", placeOfTypes, schema) }
        if let values = schema.enumeration?.filter({ !$0.isNull }) ?? schema.constant.map({ $0.isNull ? [] : [$0] }) {
            addValues(values, schema)
        }
    }

    private mutating func addValues(_ values: [Node], _ schema: SchemaObject) {
        defer { placeOfValues = schema.location }
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
            contradict("two enumerations without a common value", placeOfValues, schema)
            return
        }
        let notes = fields.valueNotes
        fields.enumeration = kept.map { earlier[$0] }
        fields.valueNotes = notes.count == earlier.count ? kept.map { notes[$0] } : []
        fields.admitsOtherValues = fields.admitsOtherValues && schema.admitsOtherValues
    }

    private mutating func contradict(_ what: String, _ first: SourceLocation?, _ schema: SchemaObject) {
        contradictions.append(
            Contradiction(what: what, first: first ?? fields.location, second: schema.location))
    }

    private func list(_ words: [String]) -> String { words.joined(separator: "/") }
}

// MARK: - What the value holds

extension AllOfMerge {
    private mutating func addMembers(_ schema: SchemaObject) {
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
        // Read strictly, a branch that allows no other keys would forbid those of its neighbours; no document means that.
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
    /// What two statements about one member say together.
    fileprivate func sharing(_ later: SchemaObject, at location: SourceLocation) -> SchemaObject {
        if self === later { return later }
        if let reference, reference.leads(whereDoes: later.reference) { return later }
        return .intersection(of: [self, later], at: location)
    }
}

extension SchemaObject.DataType {
    /// The narrower of two types that have values in common.
    fileprivate func common(with others: [SchemaObject.DataType]) -> SchemaObject.DataType? {
        if others.contains(self) { return self }
        if self == .number, others.contains(.integer) { return .integer }
        if self == .integer, others.contains(.number) { return .integer }
        return nil
    }
}

extension Node {
    /// Whether two scalars of enumerations are one value.
    func isSameValue(as other: Node) -> Bool {
        guard let scalar, let otherScalar = other.scalar else { return false }
        if let number = scalar.number, let otherNumber = otherScalar.number { return number == otherNumber }
        return scalar.kind == otherScalar.kind && ExactText(scalar.text) == ExactText(otherScalar.text)
    }
}
