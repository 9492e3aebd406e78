import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Gives schemas their types; what they hold inline is declared in the nest at hand.
struct SchemaResolver {
    let index: DocumentIndex
    /// The Swift name of the namespace.
    let namespace: String
    /// The Swift names of the schemas that have a type of their own: by component name, others by their key.
    let typeNames: [String: String]
    /// The Swift names of what an app sends of schemas that are two types.
    let sentTypeNames: [String: String]
    let directions: SchemaDirections
    let choices: Choices
    var reports: Reports
    /// Where the schemas stand whose types are being made, the innermost last.
    var path: [SourceLocation] = []
    var count = 0

    /// The type of a value of the schema, optional where null is a value of it.
    mutating func type(of schema: SchemaObject, at place: Place, in nest: inout Nest) -> TypeReference {
        if let key = index.key(ofPlaced: schema), let type = type(named: key, at: place) { return type }
        path.append(schema.location)
        count += 1
        defer { path.removeLast() }
        if let limit = exceededLimit {
            reports.refuse(.schemaLimit, at: schema.location, limit)
            return .primitive(.json)
        }
        reportUncarried(schema)
        guard hasMeaning(schema) else { return .primitive(.json) }
        let type = typeLeavingNullAside(of: schema, at: place, in: &nest)
        return index.admitsNull(schema) ? type.asOptional : type.unwrapped
    }

    /// What is asked of the making of types beyond its bounds.
    private var exceededLimit: String? {
        if path.count > SchemaLimits.depth {
            return "schemas stand here within one another more than \(SchemaLimits.depth) deep"
        }
        if isWithinItself {
            return "what this schema merges holds the schema itself; make it a component, and refer to that"
        }
        if count > SchemaLimits.count { return "the document's schemas hold more than \(SchemaLimits.count) values" }
        return nil
    }

    /// Whether one place is on the path more often than what is made of a schema stands at its place.
    private var isWithinItself: Bool {
        guard path.count > SchemaLimits.unsuspected, let last = path.last else { return false }
        return path.count { $0 == last } > SchemaLimits.repetitions
    }

    mutating func typeLeavingNullAside(
        of schema: SchemaObject, at place: Place, in nest: inout Nest
    ) -> TypeReference {
        switch index.shape(of: schema) {
        case .reference(let reference):
            return type(behind: reference, at: place)
        case .same(let other):
            return type(of: other, at: place, in: &nest)
        case .enumeration, .numbers, .object, .union:
            return declaredType(of: schema, at: place, in: &nest)
        case .map(let values):
            guard let values else { return .dictionary(.primitive(.json)) }
            return .dictionary(type(of: values, at: place.below("additionalProperties", named: place.name), in: &nest))
        case .array(let items):
            guard let items else { return .array(.primitive(.json)) }
            return .array(type(of: items, at: place.below("items", named: place.name), in: &nest))
        case .string, .integer, .number, .boolean, .anything:
            return scalarType(of: schema) ?? .primitive(.json)
        }
    }

    /// The type of a plain value; nil for others.
    private func scalarType(of schema: SchemaObject) -> TypeReference? {
        let form = index.normal(schema)
        if let type = chosenType(ofFormatOf: form) { return type }
        switch index.shape(of: schema) {
        case .string: return .primitive(Self.stringType(of: form))
        case .integer: return .primitive(form.format == "decimal" ? .decimal : .integer)
        case .number: return .primitive(form.format == "decimal" ? .decimal : .number)
        case .boolean: return .primitive(.boolean)
        case .anything: return .primitive(.json)
        default: return nil
        }
    }

    static func stringType(of schema: SchemaObject) -> Primitive {
        switch schema.format {
        case "date-time": .dateTime
        case "date": .calendarDate
        case "uuid": .uuid
        case "byte", "binary": .data
        case "decimal": .decimalText
        default: schema.contentEncoding == "base64" ? .data : .string
        }
    }

    /// The type that a reference names.
    mutating func type(behind reference: Reference, at place: Place? = nil) -> TypeReference {
        do throws(ReferenceFault) {
            let name = try index.schemaName(reference)
            return type(named: name, at: place) ?? .primitive(.json)
        } catch {
            reports.report(reference, error)
            return .primitive(.json)
        }
    }

    /// nil when the schema has none because of a fault in it.
    private func type(named name: String, at place: Place?) -> TypeReference? {
        guard let schema = index.schema(named: name), !schema.isRefused else { return nil }
        if let type = chosenType(ofSchema: name) { return index.admitsNull(schema) ? type.asOptional : type }
        guard let swiftName = typeNames[name] else { return nil }
        let type: TypeReference
        if let values = typeOfCodedValues(schema) {
            type = values
        } else if place?.direction == .sent, let sentName = sentTypeNames[name] {
            type = .named([sentName])
        } else {
            type = .named([swiftName])
        }
        return index.admitsNull(schema) ? type.asOptional : type
    }

    /// The type of values with a coding of their own, which an alias would hide from what holds them.
    private func typeOfCodedValues(_ schema: SchemaObject, depth: Int = 0) -> TypeReference? {
        guard depth < 32 else { return nil }
        func inner(_ schema: SchemaObject) -> TypeReference? {
            typeOfCodedValues(schema, depth: depth + 1).map { index.admitsNull(schema) ? $0.asOptional : $0 }
        }
        switch index.shape(of: schema) {
        case .string:
            guard case .primitive(let type) = scalarType(of: schema), type.hasOwnCoding else { return nil }
            return .primitive(type)
        case .array(let items?): return inner(items).map { .array($0) }
        case .map(let values?): return inner(values).map { .dictionary($0) }
        case .same(let other): return inner(other)?.unwrapped
        case .reference(let reference):
            guard let name = try? index.schemaName(reference) else { return nil }
            if let type = chosenType(ofSchema: name) { return type.holdsOwnCoding ? type : nil }
            return index.schema(named: name).flatMap(inner)?.unwrapped
        default: return nil
        }
    }
}
