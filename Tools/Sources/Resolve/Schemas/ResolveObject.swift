import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension SchemaResolver {
    /// - Parameter form: In normal form.
    mutating func object(_ form: SchemaObject, at place: Place, path: [String]) -> Model.Kind {
        let listed = form.properties.filter { isGiven($0.value, at: place) }
        reportUnlisted(form)
        guard areDistinct(listed) else { return .alias(.primitive(.json)) }
        var nest = Nest(path: path, namespace: namespace)
        var members = NameScope(reserved: ReservedNames.members)
        let required = Set(form.required)
        let given = listed.map { entry in
            choices.names.property(entry.name, of: place.address, &reports)
                .flatMap { members.claim($0, source: entry.name, &reports) }
        }
        let properties = zip(listed, given).map { entry, name in
            property(entry, isRequired: required.contains(entry.name), called: name, at: place, &members, &nest)
        }
        let additional = additional(of: form, at: place, &members, &nest)
        return .object(ObjectModel(properties: properties, nested: nest.models, additional: additional))
    }

    /// Whether a value in that place has the member at all.
    private func isGiven(_ schema: SchemaObject, at place: Place) -> Bool {
        switch place.direction {
        case .both, .unknown: true
        case .sent: !index.isReadOnly(schema)
        case .received: !index.isWriteOnly(schema)
        }
    }

    private mutating func property(
        _ entry: Entry<SchemaObject>, isRequired: Bool, called given: String?, at place: Place,
        _ members: inout NameScope, _ nest: inout Nest
    ) -> Property {
        let (name, clash) =
            given.map { ($0, nil) }
            ?? members.assign(
                preferred: SwiftName.member(entry.name), alternative: SwiftName.spelledMember(entry.name),
                source: entry.name)
        if let clash {
            reports.report(
                .nameCollision, at: entry.location,
                "properties `\(entry.name)` and `\(clash)` make one Swift name; this one is `\(name)`")
        }
        let below = place.below("properties", entry.name, named: entry.name)
        let type =
            chosenType(ofProperty: entry, of: place.address) ?? self.type(of: entry.value, at: below, in: &nest)
        // Only one side gives it: where both have one type, the other leaves it out.
        let isPatch = !isRequired && type.isOptional && place.isSent && !index.isReadOnly(entry.value)
        return Property(
            name: name, key: entry.name, type: isRequired ? type : type.asOptional, isRequired: isRequired,
            isNullable: type.isOptional, documentation: documentation(ofMember: entry.value),
            isDeprecated: isDeprecated(entry.value), origin: origin(entry.location, below.pointer), isPatch: isPatch,
            defaultValue: isPatch ? nil : initialValue(of: entry.value, type: type, isRequired: isRequired, at: below))
    }

    private func isDeprecated(_ schema: SchemaObject) -> Bool {
        if schema.reference != nil, index.document.version.ignoresSiblings { return false }
        return index.normal(schema).isDeprecated
    }

    /// The member that keeps keys beside the listed ones, where the schema speaks of them.
    private mutating func additional(
        of form: SchemaObject, at place: Place, _ members: inout NameScope, _ nest: inout Nest
    ) -> AdditionalProperties? {
        guard form.statesFreeKeys, !form.properties.isEmpty else { return nil }
        let text = "additionalProperties"
        let (name, _) = members.assign(preferred: text, alternative: text, source: text)
        guard case .schema(let schema) = form.freeValues else {
            return AdditionalProperties(name: name, type: .primitive(.json))
        }
        let below = place.below(text, named: "additional-property")
        return AdditionalProperties(name: name, type: type(of: schema, at: below, in: &nest))
    }

    private mutating func reportUnlisted(_ form: SchemaObject) {
        let listed = Set(form.properties.map(\.name))
        for name in Set(form.required).subtracting(listed).sorted() {
            reports.report(
                .requiredWithoutProperty, at: form.location,
                "`required` names `\(name)`, which is not among the properties and has no member; list it there, or take "
                    + "it away")
        }
    }

    /// Whether Swift tells all keys apart; what it does not, a coder cannot either.
    private mutating func areDistinct(_ properties: [Entry<SchemaObject>]) -> Bool {
        var first: [String: Entry<SchemaObject>] = [:]
        for entry in properties {
            guard let other = first.updateValue(entry, forKey: entry.name) else { continue }
            reports.refuse(
                .indistinctKeys, at: entry.location,
                "the key `\(entry.name)` differs from another only in how its letters are composed; Foundation's coders "
                    + "take the two for one, so values of this schema are `JSONValue`",
                related: [.init(location: other.location, message: "the other one is here")])
            return false
        }
        return true
    }
}
