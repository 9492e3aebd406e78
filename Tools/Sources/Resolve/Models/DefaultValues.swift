import APIModel
import Normalise
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// The description of a member, and a sentence about its default value.
    mutating func documentation(ofMember schema: NormalSchema) -> String? {
        var parts = documentation(of: schema).map { [$0] } ?? []
        // A member with only one possible value needs no default.
        if let sentence = defaultSentence(of: schema), onlyValue(of: schema, at: Address("")) == nil {
            parts.append(sentence)
        }
        parts.removeAll(where: \.isEmpty)
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// A sentence about the default value: "Default: `20`."
    func defaultSentence(of schema: NormalSchema) -> String? {
        guard let value = schema.statedDefault, let text = value.inJSON, text.count <= 120 else { return nil }
        return "Default: `\(text)`."
    }

    /// The default argument of the initialiser for a member.
    mutating func initialValue(
        of schema: NormalSchema, type: TypeReference, isRequired: Bool, at use: SchemaUse
    ) -> DefaultValue? {
        if isRequired, !type.isOptional, let only = onlyValue(of: schema, at: use.address), only.fits(type) {
            return only
        }
        guard use.isSent, !use.isPatching, !schema.isReadOnly, let value = schema.statedDefault else { return nil }
        return literal(value, of: schema, at: use.address).flatMap { $0.fits(type) ? $0 : nil }
    }

    /// The value of an enumeration with one value.
    private func onlyValue(of schema: NormalSchema, at address: Address) -> DefaultValue? {
        let target = schema.target
        guard case .enumeration(let values, let isInteger) = target.shape, values.count == 1,
            !target.form.admitsOtherValues
        else { return nil }
        return caseName(
            of: values[0], among: values, target, isInteger: isInteger, at: self.address(of: schema) ?? address)
    }

    /// The value as a Swift literal; nil if it does not fit the schema.
    private func literal(_ value: Node, of schema: NormalSchema, at address: Address) -> DefaultValue? {
        let target = schema.target
        let address = self.address(of: schema) ?? address
        switch target.shape {
        case .string where target.stringType == .string:
            return value.string.map { .string($0) }
        case .integer where target.form.format != "decimal": return value.integer.map { .integer($0) }
        case .number where target.form.format != "decimal":
            return value.number.flatMap { $0.isFinite ? .number($0) : nil }
        case .boolean: return value.boolean.map { .boolean($0) }
        case .enumeration(let values, let isInteger):
            return caseName(of: value, among: values, target, isInteger: isInteger, at: address)
        case .array(let items?):
            guard let elements = value.sequence else { return nil }
            let literals = elements.compactMap { literal($0, of: items, at: address) }
            return literals.count == elements.count ? .array(literals) : nil
        default: return nil
        }
    }

    /// The address of the schema that a schema refers to.
    private func address(of schema: NormalSchema) -> Address? {
        schema.targetID.map { SchemaName.address(of: $0, in: index.document) }
    }

    private func caseName(
        of value: Node, among values: [Node], _ schema: NormalSchema, isInteger: Bool, at address: Address
    ) -> DefaultValue? {
        let rawType: EnumerationModel.RawType = isInteger ? .integer : .string
        guard value.scalar != nil else { return nil }
        // The findings about the enumeration are reported when its type is made.
        var scratch = Draft(number: draft.number)
        let listed = EnumerationValue.list(values, of: schema, rawType: rawType, &scratch.findings)
        guard let position = listed.firstIndex(where: { $0.text == rawType.text(of: value) }) else { return nil }
        // Whether the enumeration is open is not known here, so a name that depends on it is not usable.
        let names = [true, false].map { isOpen in
            EnumerationValue.names(of: listed, isOpen: isOpen, at: address, input.choices.names, &scratch)[position]
        }
        return names[0] == names[1] ? .enumCase(names[0]) : nil
    }
}

extension NormalSchema {
    /// The default of the schema itself, or else of the schema that it refers to.
    fileprivate var statedDefault: Node? {
        if !ignoresOwnKeywords, let value = form.defaultValue { return value }
        return target.form.defaultValue
    }
}

extension DefaultValue {
    /// Whether its literal is a value of the type, which may come from the configuration.
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
    /// The value as JSON on one line; nil for an object with members.
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
