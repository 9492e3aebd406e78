import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

/// Makes the types of schemas. The types of inline schemas are declared in the scope that the caller passes.
struct SchemaResolver {
    let input: ResolveInput
    var draft: Draft
    /// The locations of the schemas whose types are being made, the innermost last.
    private var path: [SourceLocation] = []
    private var count = 0

    init(_ input: ResolveInput, draft: Draft) {
        self.input = input
        self.draft = draft
    }

    var index: DocumentIndex { input.index }

    /// The type of the schema's values, optional if null is one of them.
    mutating func type(of schema: NormalSchema, at use: SchemaUse, in scope: inout TypeScope) -> TypeReference {
        if let id = schema.inlineID, let type = type(of: id, at: use) { return type }
        path.append(schema.location)
        count += 1
        defer { path.removeLast() }
        if let limit = exceededLimit {
            draft.findings.refuse(.schemaLimit, at: schema.location, limit)
            return .primitive(.json)
        }
        reportUncarried(schema)
        guard isSound(schema) else { return .primitive(.json) }
        let type = typeBesideNull(of: schema, at: use, in: &scope)
        return schema.admitsNull ? type.asOptional : type.unwrapped
    }

    /// A sentence about the limit that the document exceeds; nil if it exceeds none.
    private var exceededLimit: String? {
        if path.count > SchemaLimits.depth {
            return "schemas are nested here more than \(SchemaLimits.depth) deep"
        }
        if isWithinItself {
            return "this schema merges a schema that contains it; make it a component, and refer to the component"
        }
        if count > SchemaLimits.count { return "the document's schemas hold more than \(SchemaLimits.count) values" }
        return nil
    }

    /// Whether the innermost schema contains itself: its location is on the path more often than the normal form
    /// repeats it.
    private var isWithinItself: Bool {
        guard path.count > SchemaLimits.uncheckedDepth, let last = path.last else { return false }
        return path.count { $0 == last } > SchemaLimits.repetitions
    }

    /// The type of the values except null.
    mutating func typeBesideNull(
        of schema: NormalSchema, at use: SchemaUse, in scope: inout TypeScope
    ) -> TypeReference {
        switch schema.shape {
        case .reference(let reference):
            return type(behind: reference, at: use)
        case .same(let other):
            return type(of: other, at: use, in: &scope)
        case .enumeration, .numbers, .object, .union:
            return declaredType(of: schema, at: use, in: &scope)
        case .map(let values):
            guard let values else { return .dictionary(.primitive(.json)) }
            return .dictionary(type(of: values, at: use.below("additionalProperties", named: use.name), in: &scope))
        case .array(let items):
            guard let items else { return .array(.primitive(.json)) }
            return .array(type(of: items, at: use.below("items", named: use.name), in: &scope))
        case .string, .integer, .number, .boolean, .anything:
            return scalarType(of: schema) ?? .primitive(.json)
        }
    }

    /// The type of a scalar value or any JSON; nil for other shapes.
    private mutating func scalarType(of schema: NormalSchema) -> TypeReference? {
        if let type = chosenType(ofFormatOf: schema) { return type }
        switch schema.shape {
        case .string: return .primitive(schema.stringType)
        case .integer: return .primitive(schema.form.format == "decimal" ? .decimal : .integer)
        case .number: return .primitive(schema.form.format == "decimal" ? .decimal : .number)
        case .boolean: return .primitive(.boolean)
        case .anything: return .primitive(.json)
        default: return nil
        }
    }

    /// The type of the schema that a reference leads to.
    mutating func type(behind reference: Reference, at use: SchemaUse? = nil) -> TypeReference {
        do throws(ReferenceFault) {
            let id = try index.schemaID(reference)
            return type(of: id, at: use) ?? .primitive(.json)
        } catch {
            draft.findings.report(reference, error)
            return .primitive(.json)
        }
    }

    /// The type of a schema with an identifier; nil if the schema has no type because of a fault in it.
    private mutating func type(of id: SchemaID, at use: SchemaUse?) -> TypeReference? {
        guard let schema = index.schema(id), !schema.written.isRefused else { return nil }
        if let type = chosenType(of: id) { return schema.admitsNull ? type.asOptional : type }
        guard let name = input.typeNames[id] else { return nil }
        let type: TypeReference
        if let values = typeOfCodedValues(schema) {
            type = values
        } else if use?.direction == .sent, let sentName = input.sentTypeNames[id] {
            type = .named([sentName])
        } else {
            type = .named([name])
        }
        return schema.admitsNull ? type.asOptional : type
    }

    /// The type of values whose coding the enclosing type writes out, such as dates. An alias would hide that type from
    /// it.
    private mutating func typeOfCodedValues(_ schema: NormalSchema, passed: Set<ObjectIdentifier> = [])
        -> TypeReference?
    {
        guard !passed.contains(ObjectIdentifier(schema)) else { return nil }
        func inner(_ inner: NormalSchema, _ resolver: inout SchemaResolver) -> TypeReference? {
            resolver.typeOfCodedValues(inner, passed: passed.union([ObjectIdentifier(schema)]))
                .map { inner.admitsNull ? $0.asOptional : $0 }
        }
        switch schema.shape {
        case .string:
            guard case .primitive(let type) = scalarType(of: schema), type.hasOwnCoding else { return nil }
            return .primitive(type)
        case .array(let items?): return inner(items, &self).map { .array($0) }
        case .map(let values?): return inner(values, &self).map { .dictionary($0) }
        case .same(let other): return inner(other, &self)?.unwrapped
        case .reference(let reference):
            guard let id = try? index.schemaID(reference) else { return nil }
            if let type = chosenType(of: id) { return type.hasOwnCoding ? type : nil }
            return index.schema(id).flatMap { inner($0, &self) }?.unwrapped
        default: return nil
        }
    }
}

extension NormalSchema {
    /// The type of strings with the schema's format.
    var stringType: Primitive {
        switch form.format {
        case "date-time": .dateTime
        case "date": .calendarDate
        case "uuid": .uuid
        case "byte", "binary": .data
        case "decimal": .decimalText
        default: form.contentEncoding == "base64" ? .data : .string
        }
    }
}
