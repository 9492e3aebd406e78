import APIModel
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// The words of the document about a member, and the default that it states.
    func documentation(ofMember schema: SchemaObject) -> String? {
        // What can be but one value needs no default.
        let sentence = defaultSentence(of: schema).flatMap { onlyValue(of: schema, at: Address("")) == nil ? $0 : nil }
        let parts = [documentation(of: schema), sentence].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// "Default: `20`."
    func defaultSentence(of schema: SchemaObject) -> String? {
        guard let value = statedDefault(of: schema), let text = value.inJSON, text.count <= 120 else { return nil }
        return "Default: `\(text)`."
    }

    /// The default that a schema states itself, else the one of what it refers to.
    private func statedDefault(of schema: SchemaObject) -> Node? {
        let isSilent = schema.reference != nil && index.document.version.ignoresSiblings
        if !isSilent, let value = index.normal(schema).defaultValue { return value }
        return index.normal(schema.following(index).schema).defaultValue
    }

    /// What the initialiser of what holds the member takes where it is given nothing.
    func initialValue(
        of schema: SchemaObject, type: TypeReference, isRequired: Bool, at place: Place
    ) -> DefaultValue? {
        if isRequired, !type.isOptional, let only = onlyValue(of: schema, at: place.address), only.fits(type) {
            return only
        }
        guard place.isSent, !place.isPatching, !index.isReadOnly(schema), let value = statedDefault(of: schema) else {
            return nil
        }
        return literal(value, of: schema, at: place.address).flatMap { $0.fits(type) ? $0 : nil }
    }

    /// The one value of an enumeration of one.
    private func onlyValue(of schema: SchemaObject, at address: Address) -> DefaultValue? {
        let target = schema.following(index)
        let form = index.normal(target.schema)
        guard case .enumeration(let values, let isInteger) = index.shape(of: form), values.count == 1,
            !form.admitsOtherValues
        else { return nil }
        let address = target.name.map { PlacedName.address(of: $0, in: index.document) } ?? address
        return caseName(of: values[0], among: values, form, isInteger: isInteger, at: address)
    }

    /// nil when the value is none of the schema's.
    private func literal(_ value: Node, of schema: SchemaObject, at address: Address) -> DefaultValue? {
        let target = schema.following(index)
        let form = index.normal(target.schema)
        let address = target.name.map { PlacedName.address(of: $0, in: index.document) } ?? address
        switch index.shape(of: form) {
        case .string where SchemaResolver.stringType(of: form) == .string:
            return value.string.map { .string($0) }
        case .integer where form.format != "decimal": return value.integer.map { .integer($0) }
        case .number where form.format != "decimal":
            return value.number.flatMap { $0.isFinite ? .number($0) : nil }
        case .boolean: return value.boolean.map { .boolean($0) }
        case .enumeration(let values, let isInteger):
            return caseName(of: value, among: values, form, isInteger: isInteger, at: address)
        case .array(let items?):
            guard let elements = value.sequence else { return nil }
            let literals = elements.compactMap { literal($0, of: items, at: address) }
            return literals.count == elements.count ? .array(literals) : nil
        default: return nil
        }
    }

    private func caseName(
        of value: Node, among values: [Node], _ form: SchemaObject, isInteger: Bool, at address: Address
    ) -> DefaultValue? {
        let rawType: EnumerationModel.RawType = isInteger ? .integer : .string
        guard value.scalar != nil else { return nil }
        let text = rawType.text(of: value)
        guard let position = values.firstIndex(where: { rawType.text(of: $0) == text }) else { return nil }
        // Who comes first is named first: the values behind it do not matter. The names do not depend on whether the
        // enumeration is open, but for those that are reserved then.
        var copy = self
        func name(isOpen: Bool) -> String? {
            copy.enumeration(values, upTo: position, of: form, rawType: rawType, isOpen: isOpen, at: address)
                .cases.last?.name
        }
        let (name, closed) = (name(isOpen: true), name(isOpen: false))
        return name == closed ? name.map { .enumCase($0) } : nil
    }
}

extension DefaultValue {
    /// Whether it is written as a value of the type, which may be one that the user chose.
    fileprivate func fits(_ type: TypeReference) -> Bool {
        switch (self, type) {
        case (_, .optional(let wrapped)): fits(wrapped)
        case (_, .named): true
        case (.array(let elements), .array(let element)): elements.allSatisfy { $0.fits(element) }
        case (.string, .primitive(.string)), (.boolean, .primitive(.boolean)): true
        case (.integer, .primitive(let primitive)): [.integer, .number, .decimal].contains(primitive)
        case (.number, .primitive(let primitive)): [.number, .decimal].contains(primitive)
        default: false
        }
    }
}

extension Node {
    /// The value as JSON would have it on one line; nil for what is long or holds more than lists of scalars.
    fileprivate var inJSON: String? {
        if let scalar {
            switch scalar.kind {
            case .string: return "\"" + scalar.text + "\""
            case .null: return "null"
            case .integer, .number: return scalar.integer.map(String.init) ?? scalar.text
            case .boolean: return scalar.boolean == true ? "true" : "false"
            }
        }
        if let sequence {
            let elements = sequence.compactMap(\.inJSON)
            return elements.count == sequence.count ? "[" + elements.joined(separator: ", ") + "]" : nil
        }
        return mapping?.entries.isEmpty == true ? "{}" : nil
    }
}
