import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Gives schemas their types; what they hold inline is declared in the nest at hand.
struct SchemaResolver {
    let index: DocumentIndex
    /// The Swift name of the namespace.
    let namespace: String
    /// The Swift names of the component schemas.
    let typeNames: [String: String]
    /// Component schemas that a server can send.
    let received: Set<String>
    var reports: Reports

    /// The type of a value of the schema, optional where null is a value of it.
    mutating func type(of schema: SchemaObject, at place: Place, in nest: inout Nest) -> TypeReference {
        reportUncarried(schema)
        let type = typeLeavingNullAside(of: schema, at: place, in: &nest)
        return schema.statesNull ? type.asOptional : type
    }

    private mutating func typeLeavingNullAside(
        of schema: SchemaObject, at place: Place, in nest: inout Nest
    ) -> TypeReference {
        switch schema.shape {
        case .reference(let reference):
            return type(behind: reference)
        case .same(let other):
            return type(of: other, at: place, in: &nest)
        case .enumeration, .object, .allOf, .union:
            return declaredType(of: schema, at: place, in: &nest)
        case .map(let values):
            guard let values else { return .dictionary(.primitive(.json)) }
            return .dictionary(type(of: values, at: place.below("additionalProperties", named: place.name), in: &nest))
        case .array(let items):
            guard let items else { return .array(.primitive(.json)) }
            return .array(type(of: items, at: place.below("items", named: place.name), in: &nest))
        case .severalTypes(let types):
            reports.report(
                .untypedSchema, at: schema.location,
                "a value of several types (\(types.map(\.rawValue).joined(separator: ", "))) is `JSONValue`")
            return .primitive(.json)
        case .string: return .primitive(stringType(of: schema))
        case .integer: return .primitive(.integer)
        case .number: return .primitive(schema.format == "decimal" ? .decimal : .number)
        case .boolean: return .primitive(.boolean)
        case .anything: return .primitive(.json)
        }
    }

    private func stringType(of schema: SchemaObject) -> Primitive {
        switch schema.format {
        case "date-time": .dateTime
        case "date": .calendarDate
        case "uuid": .uuid
        case "byte", "binary": .data
        case "decimal": .decimal
        default: schema.contentEncoding == "base64" ? .data : .string
        }
    }

    /// The type that a reference names; an alias of values with a coding of their own gives those values' type.
    mutating func type(behind reference: Reference) -> TypeReference {
        do throws(ReferenceFault) {
            let name = try index.schemaName(reference)
            guard let schema = index.schema(named: name), !schema.isRefused, let swiftName = typeNames[name] else {
                return .primitive(.json)
            }
            let type = aliasedDate(schema) ?? .named([swiftName])
            return admitsNull(schema) ? type.asOptional : type
        } catch {
            reports.report(reference, error)
            return .primitive(.json)
        }
    }

    private func aliasedDate(_ schema: SchemaObject) -> TypeReference? {
        guard case .string = schema.shape, stringType(of: schema) == .dateTime else { return nil }
        return .primitive(.dateTime)
    }

    /// Whether null is a value of the schema, also through what it refers to.
    private func admitsNull(_ schema: SchemaObject, depth: Int = 0) -> Bool {
        if schema.statesNull { return true }
        guard depth < 32 else { return false }
        switch schema.shape {
        case .reference(let reference):
            guard let name = try? index.schemaName(reference), let target = index.schema(named: name) else {
                return false
            }
            return admitsNull(target, depth: depth + 1)
        case .same(let other): return admitsNull(other, depth: depth + 1)
        default: return false
        }
    }
}
