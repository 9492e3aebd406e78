import APIModel
import Normalise
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// The document's words about a member, and the default that it states.
    mutating func documentation(ofMember schema: NormalSchema) -> String? {
        var parts = documentation(of: schema).map { [$0] } ?? []
        // A member with only one possible value needs no default.
        if let sentence = defaultSentence(of: schema), onlyValue(of: schema, at: Address("")) == nil {
            parts.append(sentence)
        }
        parts.removeAll(where: \.isEmpty)
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// "Default: `20`."
    func defaultSentence(of schema: NormalSchema) -> String? {
        guard let value = schema.statedDefault, let text = value.inJSON, text.count <= 120 else { return nil }
        return "Default: `\(text)`."
    }

    /// The value that the initialiser of the holder takes for a member that it is not given.
    mutating func initialValue(
        of schema: NormalSchema, type: TypeReference, isRequired: Bool, at use: SchemaUse
    ) -> DefaultValue? {
        if isRequired, !type.isOptional, let only = onlyValue(of: schema, at: use.address), only.fits(type) {
            return only
        }
        guard use.isSent, !use.isPatching, !schema.isReadOnly, let value = schema.statedDefault else { return nil }
        return literal(value, of: schema, at: use.address).flatMap { $0.fits(type) ? $0 : nil }
    }

    /// The one value of an enumeration of one.
    private func onlyValue(of schema: NormalSchema, at address: Address) -> DefaultValue? {
        let target = schema.target
        guard case .enumeration(let values, let isInteger) = target.shape, values.count == 1,
            !target.form.admitsOtherValues
        else { return nil }
        return caseName(
            of: values[0], among: values, target, isInteger: isInteger, at: self.address(of: schema) ?? address)
    }

    /// nil when the value is none of the schema's.
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

    /// The address of the schema that another refers to.
    private func address(of schema: NormalSchema) -> Address? {
        schema.targetID.map { SchemaName.address(of: $0, in: index.document) }
    }

    private func caseName(
        of value: Node, among values: [Node], _ schema: NormalSchema, isInteger: Bool, at address: Address
    ) -> DefaultValue? {
        let rawType: EnumerationModel.RawType = isInteger ? .integer : .string
        guard value.scalar != nil else { return nil }
        // Findings about the enumeration are told where its type is made.
        var scratch = Draft(number: draft.number)
        let listed = EnumerationValue.list(values, of: schema, rawType: rawType, &scratch.findings)
        guard let position = listed.firstIndex(where: { $0.text == rawType.text(of: value) }) else { return nil }
        // Whether the enumeration is open is not known here; a name that depends on it is none.
        let names = [true, false].map { isOpen in
            EnumerationValue.names(of: listed, isOpen: isOpen, at: address, input.choices.names, &scratch)[position]
        }
        return names[0] == names[1] ? .enumCase(names[0]) : nil
    }
}

extension NormalSchema {
    /// The default that the schema states itself, else the one of the schema that it refers to.
    fileprivate var statedDefault: Node? {
        if !ignoresOwnKeywords, let value = form.defaultValue { return value }
        return target.form.defaultValue
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
    /// The value as JSON on one line; nil for a value that holds more than lists of scalars.
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
