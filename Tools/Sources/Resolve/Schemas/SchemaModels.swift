import APIModel
import Diagnostics
import Naming
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// The model of a component schema.
    mutating func model(of entry: Entry<SchemaObject>, in topLevel: inout Nest) -> Model? {
        guard let name = typeNames[entry.name] else { return nil }
        if entry.value.isRefused {
            reports.report(
                .refusedSchema, at: entry.location,
                "schema `\(entry.name)` is not generated because of the fault in it; values of it are `JSONValue`")
            return nil
        }
        reportUncarried(entry.value)
        let place = Place(
            name: entry.name, pointer: "/components/schemas/" + JSONPointer.step(entry.name),
            isReceived: received.contains(entry.name))
        return Model(
            name: name, origin: origin(entry.location, place.pointer), documentation: documentation(of: entry.value),
            isDeprecated: entry.value.isDeprecated, kind: kind(of: entry, at: place, path: [name], in: &topLevel))
    }

    /// What stands inline in a component that is no object is declared beside it, since an alias holds no types.
    private mutating func kind(
        of entry: Entry<SchemaObject>, at place: Place, path: [String], in topLevel: inout Nest
    ) -> Model.Kind {
        switch entry.value.shape {
        case .enumeration(let values, let isInteger):
            return .enumeration(enumeration(values, isInteger: isInteger, isOpen: place.isReceived))
        case .object, .allOf:
            return kind(ofObject: entry.value, at: place, path: path)
        case .union(let branches):
            return union(entry.value, branches, at: place, path: path).map { .union($0) } ?? .alias(.primitive(.json))
        case .array(let items?):
            let item = place.below("items", named: entry.name + "-item")
            return .alias(.array(type(of: items, at: item, in: &topLevel)))
        case .map(let values?):
            let value = place.below("additionalProperties", named: entry.name + "-value")
            return .alias(.dictionary(type(of: values, at: value, in: &topLevel)))
        default:
            return .alias(type(of: entry.value, at: place, in: &topLevel).unwrapped)
        }
    }

    /// The type of an inline schema that needs a name: a model of its own in the nest.
    mutating func declaredType(of schema: SchemaObject, at place: Place, in nest: inout Nest) -> TypeReference {
        if schema.isRefused {
            reports.refuse(.refusedSchema, at: schema.location, "a schema with a fault in it cannot be generated")
            return .primitive(.json)
        }
        // The name is taken only once it is known that there is something to bear it.
        let scope = nest.scope
        let name = declare(place.name, at: schema.location, in: &nest)
        let kind: Model.Kind =
            switch schema.shape {
            case .enumeration(let values, let isInteger):
                .enumeration(enumeration(values, isInteger: isInteger, isOpen: place.isReceived))
            case .union(let branches):
                union(schema, branches, at: place, path: nest.path + [name]).map { .union($0) }
                    ?? .alias(.primitive(.json))
            default:
                self.kind(ofObject: schema, at: place, path: nest.path + [name])
            }
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

    private mutating func kind(ofObject schema: SchemaObject, at place: Place, path: [String]) -> Model.Kind {
        let parts: ObjectParts
        do throws(MergeFault) {
            parts = try ObjectParts(of: schema, index: index)
        } catch {
            switch error {
            case .reference(let reference, let fault): reports.report(reference, fault)
            case .notAnObject(let branch):
                reports.report(
                    .untypedSchema, at: branch.location,
                    "a branch of this `allOf` is no object with listed properties; values of the whole are `JSONValue`")
            }
            return .alias(.primitive(.json))
        }
        reportLosses(of: parts, schema)
        var nest = Nest(path: path, namespace: namespace)
        var members = NameScope(reserved: ReservedNames.members)
        let properties = parts.properties.map { entry in
            property(entry, isRequired: parts.required.contains(entry.name), at: place, &members, &nest)
        }
        let additional = additional(of: parts, at: place, &members, &nest)
        return .object(ObjectModel(properties: properties, nested: nest.models, additional: additional))
    }

    private mutating func property(
        _ entry: Entry<SchemaObject>, isRequired: Bool, at place: Place, _ members: inout NameScope, _ nest: inout Nest
    ) -> Property {
        let (name, clash) = members.assign(
            preferred: SwiftName.member(entry.name), alternative: SwiftName.spelledMember(entry.name),
            source: entry.name)
        if let clash {
            reports.report(
                .nameCollision, at: entry.location,
                "properties `\(entry.name)` and `\(clash)` make one Swift name; this one is `\(name)`")
        }
        let below = place.below("properties", entry.name, named: entry.name)
        let type = self.type(of: entry.value, at: below, in: &nest)
        return Property(
            name: name, key: entry.name, type: isRequired ? type : type.asOptional, isRequired: isRequired,
            isNullable: type.isOptional, documentation: documentation(of: entry.value),
            isDeprecated: entry.value.isDeprecated, origin: origin(entry.location, below.pointer))
    }

    /// The member that keeps keys beside the listed ones, where the schema speaks of them.
    private mutating func additional(
        of parts: ObjectParts, at place: Place, _ members: inout NameScope, _ nest: inout Nest
    ) -> AdditionalProperties? {
        guard let additional = parts.additional, !parts.properties.isEmpty else { return nil }
        let text = "additionalProperties"
        let (name, _) = members.assign(preferred: text, alternative: text, source: text)
        switch additional {
        case .anything:
            return AdditionalProperties(name: name, type: .primitive(.json))
        case .schema(let schema):
            let below = place.below(text, named: "additional-property")
            return AdditionalProperties(name: name, type: type(of: schema, at: below, in: &nest))
        }
    }

    private mutating func reportLosses(of parts: ObjectParts, _ schema: SchemaObject) {
        for conflict in parts.conflicts {
            reports.sink.report(
                .conflictingProperty, at: conflict.location,
                "property `\(conflict.name)` stands in several branches of one `allOf`; this one counts")
        }
        for name in parts.required.subtracting(parts.properties.map(\.name)).sorted() {
            reports.report(
                .requiredWithoutProperty, at: schema.location,
                "`required` names `\(name)`, which is not among the properties")
        }
    }

    private mutating func enumeration(_ values: [Node], isInteger: Bool, isOpen: Bool) -> EnumerationModel {
        var scope = NameScope(reserved: isOpen ? ReservedNames.openEnumCases : ReservedNames.enumCases)
        var seen: Set<String> = []
        var cases: [EnumerationModel.Case] = []
        for value in values {
            let text = isInteger ? value.integer.map(String.init) ?? "" : value.text ?? ""
            guard seen.insert(text).inserted else {
                reports.report(
                    .duplicateEnumValue, at: value.location, "the value `\(text)` stands twice in this enumeration")
                continue
            }
            let (name, _) = scope.assign(
                preferred: SwiftName.enumCase(text), alternative: SwiftName.spelledEnumCase(text), source: text)
            cases.append(EnumerationModel.Case(name: name, rawValue: text))
        }
        return EnumerationModel(rawType: isInteger ? .integer : .string, cases: cases, isOpen: isOpen)
    }

    func origin(_ location: SourceLocation, _ pointer: String) -> Origin {
        Origin(file: location.file, line: location.line, column: location.column, pointer: pointer)
    }

    func documentation(of schema: SchemaObject) -> String? {
        schema.description ?? schema.title
    }
}
