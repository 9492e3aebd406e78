import APIModel
import Diagnostics
import Naming
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// The models of a schema that has a name: two where what an app sends is not what a server does.
    mutating func models(of entry: Entry<SchemaObject>, in topLevel: inout Nest) -> [Model] {
        guard let name = typeNames[entry.name] else { return [] }
        let title = entry.name.hasPrefix("#") ? PlacedName.text(of: entry.name, in: index.document) : entry.name
        let pointer =
            entry.name.hasPrefix("#")
            ? String(entry.name.dropFirst()) : "/components/schemas/" + JSONPointer.step(entry.name)
        reports.sink.subject = index.document.pointers.written(pointer)
        defer { reports.sink.subject = nil }
        if entry.value.isRefused {
            reports.report(
                .refusedSchema, at: entry.location,
                "schema `\(title)` is not generated because of the fault in it; values of it are `JSONValue`")
            return []
        }
        reportUncarried(entry.value)
        let direction = directions.direction(of: entry.name)
        let address = PlacedName.address(of: entry.name, in: index.document)
        guard let sentName = sentTypeNames[entry.name] else {
            let place = Place(
                name: title, pointer: pointer, direction: direction, isPatching: directions.isPatching(entry.name),
                address: address)
            return [model(of: entry.value, at: entry.location, place, path: [name], in: &topLevel)]
        }
        return [(name, Direction.received), (sentName, .sent)].map { name, direction in
            let place = Place(
                name: title, pointer: pointer, direction: direction, isPatching: directions.isPatching(entry.name),
                address: address)
            return model(of: entry.value, at: entry.location, place, path: [name], in: &topLevel)
        }
    }

    private mutating func model(
        of schema: SchemaObject, at location: SourceLocation, _ place: Place, path: [String], in topLevel: inout Nest
    ) -> Model {
        Model(
            name: path.last ?? "", origin: origin(location, place.pointer), documentation: documentation(of: schema),
            isDeprecated: schema.isDeprecated, kind: kind(of: schema, at: place, path: path, in: &topLevel))
    }

    /// What stands inline in a component that is no object is declared beside it, since an alias holds no types.
    private mutating func kind(
        of schema: SchemaObject, at place: Place, path: [String], in topLevel: inout Nest
    ) -> Model.Kind {
        guard hasMeaning(schema) else { return .alias(.primitive(.json)) }
        switch index.shape(of: schema) {
        case .enumeration, .numbers, .object, .union:
            return declaredKind(of: schema, at: place, path: path)
        case .array(let items?):
            let item = place.below("items", named: place.name + "-item")
            return .alias(.array(type(of: items, at: item, in: &topLevel)))
        case .map(let values?):
            let value = place.below("additionalProperties", named: place.name + "-value")
            return .alias(.dictionary(type(of: values, at: value, in: &topLevel)))
        case .same(let other):
            return kind(ofAlias: other, at: place, path: path, in: &topLevel)
        default:
            return .alias(typeOfAlias(schema, at: place, in: &topLevel))
        }
    }

    /// A component that wraps one inline schema is what that schema is.
    private mutating func kind(
        ofAlias other: SchemaObject, at place: Place, path: [String], in topLevel: inout Nest
    ) -> Model.Kind {
        if other.isReference(in: index.document.version) {
            return .alias(typeOfAlias(other, at: place, in: &topLevel))
        }
        return kind(of: other, at: place, path: path, in: &topLevel)
    }

    private mutating func typeOfAlias(
        _ schema: SchemaObject, at place: Place, in topLevel: inout Nest
    ) -> TypeReference {
        if let reference = schema.reference { return type(behind: reference, at: place).unwrapped }
        return typeLeavingNullAside(of: schema, at: place, in: &topLevel).unwrapped
    }

    /// The type of an inline schema that needs a name: a model of its own in the nest.
    mutating func declaredType(of schema: SchemaObject, at place: Place, in nest: inout Nest) -> TypeReference {
        if index.normal(schema).isRefused {
            reports.refuse(.refusedSchema, at: schema.location, "a schema with a fault in it cannot be generated")
            return .primitive(.json)
        }
        // The name is taken only once it is known that there is something to bear it.
        let scope = nest.scope
        let name = declare(place, at: schema.location, in: &nest)
        let kind = declaredKind(of: schema, at: place, path: nest.path + [name])
        if case .alias(let type) = kind {
            nest.scope = scope
            return type
        }
        nest.models.append(
            Model(
                name: name, origin: origin(schema.location, place.pointer), documentation: documentation(of: schema),
                isDeprecated: schema.isDeprecated, kind: kind))
        return nest.reference(to: name)
    }

    /// Takes a type name in the nest, the one that the user gives where there is one.
    mutating func declare(_ place: Place, at location: SourceLocation, in nest: inout Nest) -> String {
        if let given = choices.names.schema(place.address, &reports),
            let name = nest.scope.claim(given, source: place.address.text, &reports)
        {
            return name
        }
        return declare(place.name, at: location, in: &nest)
    }

    /// Takes a type name in the nest.
    mutating func declare(_ text: String, at location: SourceLocation, in nest: inout Nest) -> String {
        let (name, clash) = nest.scope.assign(
            preferred: SwiftName.type(text), alternative: SwiftName.spelledType(text), source: text)
        if let clash {
            reports.report(
                .nameCollision, at: location, "`\(text)` and `\(clash)` make one Swift name; this one is `\(name)`")
        }
        return name
    }

    private mutating func declaredKind(of schema: SchemaObject, at place: Place, path: [String]) -> Model.Kind {
        let form = index.normal(schema)
        switch index.shape(of: schema) {
        case .enumeration(let values, let isInteger):
            return .enumeration(
                enumeration(
                    values, of: form, rawType: isInteger ? .integer : .string, isOpen: place.isReceived,
                    at: place.address))
        case .numbers(let values):
            return .enumeration(
                enumeration(values, of: form, rawType: .number, isOpen: place.isReceived, at: place.address))
        case .union(let branches):
            return union(form, branches, at: place, path: path)
        default:
            return object(form, at: place, path: path)
        }
    }

    func origin(_ location: SourceLocation, _ pointer: String) -> Origin {
        Origin(
            file: location.file, line: location.line, column: location.column,
            pointer: index.document.pointers.written(pointer))
    }

    /// The schema's own words; in OpenAPI 3.0 there are none beside a reference.
    func documentation(of schema: SchemaObject) -> String? {
        if schema.reference != nil, index.document.version.ignoresSiblings { return nil }
        let form = index.normal(schema)
        return form.description ?? form.title
    }
}
