import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

extension SchemaResolver {
    /// The models of a schema with an identifier: two if the app sends other members than the server.
    mutating func models(of schema: IdentifiedSchema) -> [Model] {
        guard let name = input.typeNames[schema.id] else { return [] }
        let sentName = input.sentTypeNames[schema.id]
        let direction = input.directions.direction(of: schema.id)
        let types = sentName.map { [(name, .received), ($0, .sent)] } ?? [(name, direction)]
        let normal = index.normal(schema)
        reportUncarried(normal)
        var scope = TypeScope(path: [])
        let models = types.map { name, direction in
            let use = use(of: schema.id, direction: direction)
            return Model(
                name: name, origin: input.origin(schema.location, use.pointer),
                documentation: documentation(of: normal),
                isDeprecated: normal.written.isDeprecated,
                kind: kind(of: normal, at: use, path: [name], in: &scope))
        }
        return models + scope.models
    }

    /// The use of a schema with an identifier where it is declared.
    func use(of id: SchemaID, direction: Direction) -> SchemaUse {
        SchemaUse(
            name: SchemaName.text(of: id, in: index.document), pointer: index.pointer(of: id), direction: direction,
            isPatching: input.directions.isPatching(id), address: SchemaName.address(of: id, in: index.document))
    }

    /// The kind of model for a schema with an identifier. If it is an alias, the types of its inline schemas are
    /// declared beside it, since an alias cannot contain types.
    private mutating func kind(
        of schema: NormalSchema, at use: SchemaUse, path: [String], in scope: inout TypeScope
    ) -> Model.Kind {
        guard isSound(schema) else { return .alias(.primitive(.json)) }
        switch schema.shape {
        case .enumeration, .numbers, .object, .union:
            return declaredKind(of: schema, at: use, path: path)
        case .array(let items?):
            let item = use.below("items", named: use.name + "-item")
            return .alias(.array(type(of: items, at: item, in: &scope)))
        case .map(let values?):
            let value = use.below("additionalProperties", named: use.name + "-value")
            return .alias(.dictionary(type(of: values, at: value, in: &scope)))
        case .same(let other) where !other.isReference:
            // A component that wraps one inline schema has the kind of that schema.
            return kind(of: other, at: use, path: path, in: &scope)
        case .same(let other):
            return .alias(typeOfAlias(other, at: use, in: &scope))
        default:
            return .alias(typeOfAlias(schema, at: use, in: &scope))
        }
    }

    private mutating func typeOfAlias(
        _ schema: NormalSchema, at use: SchemaUse, in scope: inout TypeScope
    ) -> TypeReference {
        if let reference = schema.written.reference { return type(behind: reference, at: use).unwrapped }
        return typeBesideNull(of: schema, at: use, in: &scope).unwrapped
    }

    /// The type of an inline schema that needs a name; its model is declared in the scope.
    mutating func declaredType(
        of schema: NormalSchema, at use: SchemaUse, in scope: inout TypeScope
    ) -> TypeReference {
        if schema.form.isRefused {
            draft.findings.refuse(
                .refusedSchema, at: schema.location, "a schema with a fault in it cannot be generated")
            return .primitive(.json)
        }
        let use = useWhereWritten(schema, at: use)
        let token = draft.token(
            for: nameable(for: use, at: schema.location), of: declaredSchema(schema, at: use, in: scope))
        let kind = declaredKind(of: schema, at: use, path: scope.path + [token.text])
        if case .alias(let type) = kind { return type }
        scope.declare(
            Model(
                name: token.text, origin: input.origin(schema.location, use.pointer),
                documentation: documentation(of: schema), isDeprecated: schema.written.isDeprecated, kind: kind))
        return scope.reference(to: token)
    }

    /// A type that is named after the use.
    mutating func nameable(for use: SchemaUse, at location: SourceLocation) -> Nameable {
        let given = input.choices.names.schema(use.address, &draft)
        let source = use.nameOtherwise.map { NameSource.qualifiedType(use.name, otherwise: $0) } ?? .type(use.name)
        return Nameable(source: source, location: location, tieBreaker: use.pointer, given: given)
    }

    private mutating func declaredKind(of schema: NormalSchema, at use: SchemaUse, path: [String]) -> Model.Kind {
        switch schema.shape {
        case .enumeration(let values, let isInteger):
            return .enumeration(enumeration(values, of: schema, rawType: isInteger ? .integer : .string, at: use))
        case .numbers(let values):
            return .enumeration(enumeration(values, of: schema, rawType: .number, at: use))
        case .union(let branches):
            return union(schema, branches, at: use, path: path)
        default:
            return object(schema, at: use, path: path)
        }
    }

    /// The schema's description or title; before OpenAPI 3.1, both are ignored beside a reference.
    func documentation(of schema: NormalSchema) -> String? {
        if schema.ignoresOwnKeywords { return nil }
        return schema.form.description ?? schema.form.title
    }
}

extension DocumentIndex {
    /// The JSON pointer (RFC 6901) to a schema with an identifier.
    func pointer(of id: SchemaID) -> String {
        let target = id.target
        return target.isInDocument ? String(target.text.dropFirst()) : target.text
    }
}
