import Diagnostics
import YAML

extension SwaggerInheritance {
    /// A branch of an `allOf` that extends a definition with a discriminator; nil for any other, such as one that
    /// describes a value of that definition.
    func extended(_ branch: Node, by owner: Node) -> SchemaObject? {
        guard let name = Self.definition(branch), let base = bases[name], let value = branch["$ref"],
            definitions.contains(owner.location) || (owner["allOf"]?.sequence?.count ?? 0) > 1
                || owner["properties"] != nil
        else { return nil }
        return Self.reference(to: base.name, at: value.location)
    }

    /// The definitions, with a union in the place of each one that others extend, and its own members as another
    /// schema.
    func applied(to schemas: [Entry<SchemaObject>], _ pointers: inout PointerMap) -> [Entry<SchemaObject>] {
        let discriminators = discriminatorsOfSubtypes(schemas)
        return schemas.flatMap { entry -> [Entry<SchemaObject>] in
            guard let base = bases[entry.name] else {
                let schema = discriminators[entry.name].map { entry.value.distinct(by: $0) } ?? entry.value
                return [Entry(name: entry.name, location: entry.location, value: schema)]
            }
            pointers.move(
                "/components/schemas/" + JSONPointer.step(base.name),
                to: "/definitions/" + JSONPointer.step(entry.name))
            var own = SchemaFields(entry.value)
            own.discriminator = nil
            var union = SchemaFields(location: entry.value.location)
            union.title = own.title
            union.description = own.description
            union.isDeprecated = own.isDeprecated
            union.isRefused = own.isRefused
            union.oneOf = ([base.name] + base.subtypes).map { Self.reference(to: $0, at: entry.location) }
            union.discriminator = entry.value.discriminator.map { discriminator in
                SchemaObject.Discriminator(
                    propertyName: discriminator.propertyName,
                    mapping: mapping(of: entry.name, base, at: discriminator.location),
                    location: discriminator.location)
            }
            return [
                Entry(name: entry.name, location: entry.location, value: SchemaObject(union)),
                Entry(name: base.name, location: entry.location, value: SchemaObject(own)),
            ]
        }
    }

    /// The discriminator's property for each subtype.
    private func discriminatorsOfSubtypes(_ schemas: [Entry<SchemaObject>]) -> [String: String] {
        var found: [String: String] = [:]
        for entry in schemas {
            guard let key = entry.value.discriminator?.propertyName else { continue }
            for subtype in bases[entry.name]?.subtypes ?? [] { found[subtype] = key }
        }
        return found
    }

    private func mapping(of name: String, _ base: Base, at location: SourceLocation) -> [Entry<Reference>] {
        ([name] + base.subtypes).compactMap { subtype in
            let value = values[subtype]
            guard subtype == name || value?.text != nil else { return nil }
            let place = value?.location ?? location
            return Entry(
                name: value?.text ?? subtype, location: place,
                value: Self.reference(subtype == name ? base.name : subtype, at: place))
        }
    }

    private static func reference(_ name: String, at location: SourceLocation) -> Reference {
        let target = ReferenceTarget(component: name, in: .schemas)
        return Reference(text: target.text, location: location, target: target)
    }

    private static func reference(to name: String, at location: SourceLocation) -> SchemaObject {
        var fields = SchemaFields(location: location)
        fields.reference = reference(name, at: location)
        return SchemaObject(fields)
    }
}

extension SchemaObject {
    /// A subtype that adds no members is a type of its own all the same, not another name for its base: it requires the
    /// discriminator, as Swagger 2.0 demands of every definition with one.
    fileprivate func distinct(by discriminator: String) -> SchemaObject {
        guard properties.isEmpty, required.isEmpty else { return self }
        var fields = SchemaFields(self)
        fields.required = [discriminator]
        return SchemaObject(fields)
    }
}
