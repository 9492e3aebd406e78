import APIModel

extension TypeMap {
    /// A model with its nested models.
    static func models(_ model: APIModel.Model, below path: [String]) -> [Model] {
        let path = path + [model.name]
        var entry = Model(
            type: text(.named(path)), pointer: model.origin.pointer, kind: model.kind.name)
        switch model.kind {
        case .object(let object):
            entry.properties = object.properties.map(property)
            entry.additionalProperties = object.additional.map { text($0.type) }
        case .enumeration(let enumeration):
            entry.isOpen = enumeration.isOpen
            entry.cases = enumeration.cases.map { Case(name: source($0.name), value: $0.rawValue) }
        case .union(let union):
            entry.isOpen = union.isOpen
            entry.discriminator = union.discriminator
            entry.branches = union.cases.map {
                Branch(
                    name: source($0.name), type: text($0.type), value: $0.literal?.text, pointer: $0.origin?.pointer)
            }
        case .alias(let type):
            entry.aliased = text(type)
        }
        return [entry] + model.nested.flatMap { models($0, below: path) }
    }

    private static func property(_ property: APIModel.Property) -> Property {
        Property(
            key: property.key, name: source(property.name), type: text(property.type), isRequired: property.isRequired,
            pointer: property.origin.pointer, constant: property.constant?.text)
    }
}

extension DefaultValue {
    /// The value as text; nil for a list.
    fileprivate var text: String? {
        switch self {
        case .string(let text), .enumCase(let text): text
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .boolean(let value): String(value)
        case .array: nil
        }
    }
}

extension APIModel.Model.Kind {
    fileprivate var name: String {
        switch self {
        case .object: "object"
        case .enumeration: "enumeration"
        case .union: "union"
        case .alias: "alias"
        }
    }
}
