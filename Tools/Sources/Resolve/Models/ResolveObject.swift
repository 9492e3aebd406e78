import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument
import YAML

extension SchemaResolver {
    mutating func object(_ schema: NormalSchema, at use: SchemaUse, path: [String]) -> Model.Kind {
        let listed = schema.properties.filter { isGiven($0.schema, at: use) }
        reportUnlisted(schema)
        guard areDistinct(listed) else { return .alias(.primitive(.json)) }
        var scope = TypeScope(path: path)
        let required = Set(schema.form.required)
        let (names, additionalName) = memberNames(of: schema, listed, at: use)
        let properties = zip(listed, names).map { member, name in
            property(
                member, of: schema, isRequired: required.contains(member.name), called: name, at: use, &scope)
        }
        let additional = additionalName.map { self.additional(of: schema, called: $0, at: use, &scope) }
        return .object(ObjectModel(properties: properties, nested: scope.models, additional: additional))
    }

    /// Whether a value sent in the direction of the use has the member.
    private func isGiven(_ schema: NormalSchema, at use: SchemaUse) -> Bool {
        switch use.direction {
        case .both, .unknown: true
        case .sent: !schema.isReadOnly
        case .received: !schema.isWriteOnly
        }
    }

    /// The names of the listed members, and of the member for additional keys if the schema mentions them.
    private mutating func memberNames(
        of schema: NormalSchema, _ listed: [NormalSchema.Member], at use: SchemaUse
    ) -> (listed: [String], additional: String?) {
        var scope = NameScope(reserved: ReservedNames.members)
        let names = scope.assign(nameables(of: listed, at: use), "properties", &draft.findings)
        guard schema.statesFreeKeys, !schema.properties.isEmpty else { return (names, nil) }
        let text = SchemaResolver.additionalProperties
        return (names, scope.assign(preferred: text, alternative: text, source: text).name)
    }

    /// The members of an object or of a form, as parts that need names.
    mutating func nameables(of members: [NormalSchema.Member], at use: SchemaUse) -> [Nameable] {
        members.map { member in
            Nameable(
                source: .member(member.name), location: member.location,
                given: input.choices.names.property(member.name, of: use.address, &draft))
        }
    }

    private static let additionalProperties = "additionalProperties"

    private mutating func property(
        _ member: NormalSchema.Member, of object: NormalSchema, isRequired: Bool, called name: String,
        at use: SchemaUse, _ scope: inout TypeScope
    ) -> Property {
        let below = use.below("properties", member.name, named: member.name)
        if isRequired, let constant = constant(of: member, in: object, at: use, below) {
            reportUncarried(member.schema)
            return Property(
                name: name, key: member.name, type: .primitive(constant.primitive), isRequired: true, isNullable: false,
                documentation: documentation(ofMember: member.schema), isDeprecated: member.schema.form.isDeprecated,
                origin: input.origin(member.location, below.pointer), constant: constant.value)
        }
        let type =
            chosenType(ofProperty: member, of: use.address) ?? self.type(of: member.schema, at: below, in: &scope)
        // The app never sends a `readOnly` member, so that member is no `Patch`.
        let isPatch = !isRequired && type.isOptional && use.isSent && !member.schema.isReadOnly
        return Property(
            name: name, key: member.name, type: isRequired ? type : type.asOptional, isRequired: isRequired,
            isNullable: type.isOptional, documentation: documentation(ofMember: member.schema),
            isDeprecated: !member.schema.ignoresOwnKeywords && member.schema.form.isDeprecated,
            origin: input.origin(member.location, below.pointer), isPatch: isPatch,
            defaultValue: isPatch
                ? nil : initialValue(of: member.schema, type: type, isRequired: isRequired, at: below))
    }

    /// The only value of a required member with an inline schema: by `const`, or by an `enum` that is only sent or by
    /// which a union recognises the object. Any other `enum` that is received can get further values.
    ///
    /// nil if the configuration says something about the member's enum: then it is one, with that type, name or openness.
    private mutating func constant(
        of member: NormalSchema.Member, in object: NormalSchema, at use: SchemaUse, _ below: SchemaUse
    ) -> (value: DefaultValue, primitive: Primitive)? {
        let schema = member.schema
        guard schema.inlineID == nil, let value = schema.onlyValue,
            schema.form.constant != nil || use.direction == .sent || input.unions.isTag(member.name, of: object),
            !schema.admitsNull, !schema.form.admitsOtherValues,
            schema.isSound,
            chosenType(ofProperty: member, of: use.address) == nil,
            input.choices.enums.isOpen(below.address, &draft) == nil,
            input.choices.names.schema(below.address, &draft) == nil
        else { return nil }
        return value
    }

    private mutating func additional(
        of schema: NormalSchema, called name: String, at use: SchemaUse, _ scope: inout TypeScope
    ) -> AdditionalProperties {
        guard case .schema(let values) = schema.freeValues else {
            return AdditionalProperties(name: name, type: .primitive(.json))
        }
        let below = use.below(SchemaResolver.additionalProperties, named: "additional-property")
        return AdditionalProperties(name: name, type: type(of: values, at: below, in: &scope))
    }

    private mutating func reportUnlisted(_ schema: NormalSchema) {
        if schema.form.required.isEmpty { return }
        let listed = Set(schema.properties.map(\.name))
        for name in Set(schema.form.required).subtracting(listed).sorted() {
            draft.findings.report(
                .requiredWithoutProperty, at: schema.form.location,
                "`required` names `\(name)`, which is not among the properties and has no member; list it there, or take "
                    + "it away")
        }
    }

    /// Whether all keys are different strings in Swift. Keys that Swift takes as equal cannot be decoded apart.
    private mutating func areDistinct(_ members: [NormalSchema.Member]) -> Bool {
        var first: [String: NormalSchema.Member] = [:]
        for member in members {
            guard let other = first.updateValue(member, forKey: member.name) else { continue }
            let (mine, others) = LookAlikes.labels(member.name, other.name)
            draft.findings.refuse(
                .indistinctKeys, at: member.location,
                "the key \(mine) differs from \(others) only in how its letters are composed; Foundation's coders "
                    + "take the two for one, so values of this schema are `JSONValue`",
                related: [.init(location: other.location, message: "the other one is here")])
            return false
        }
        return true
    }
}

extension NormalSchema {
    /// The only value that the schema lists, of the kind that its type says.
    fileprivate var onlyValue: (value: DefaultValue, primitive: Primitive)? {
        guard let node = form.onlyValue else { return nil }
        switch shape {
        case .enumeration(_, isInteger: true): return node.integer.map { (.integer($0), .integer) }
        case .enumeration(_, isInteger: false): return node.string.map { (.string($0), .string) }
        case .numbers: return node.number.map { (.number($0), .number) }
        case .boolean: return node.boolean.map { (.boolean($0), .boolean) }
        default: return nil
        }
    }
}

extension SchemaKeywords {
    /// The value of `const`, or of an `enum` of one.
    fileprivate var onlyValue: Node? { constant ?? (enumeration?.count == 1 ? enumeration?.first : nil) }
}
