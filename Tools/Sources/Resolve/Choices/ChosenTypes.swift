import APIModel
import Configuration
import Normalise
import OpenAPIDocument

extension SchemaResolver {
    /// The type that the configuration gives a component; never optional.
    mutating func chosenType(of id: SchemaID) -> TypeReference? {
        guard let schema = index.schema(id) else { return nil }
        return input.choices.types.schema(id, &draft.usage).map { type($0, for: schema) }
    }

    /// The type that the configuration gives the scalar values of the schema's format.
    mutating func chosenType(ofFormatOf schema: NormalSchema) -> TypeReference? {
        guard let format = schema.form.format else { return nil }
        switch schema.shape {
        case .string, .integer, .number, .boolean:
            return input.choices.types.format(format, &draft.usage).map { type($0, for: schema) }
        default: return nil
        }
    }

    /// The type that the configuration gives a member; optional if null is one of the member's values.
    mutating func chosenType(ofProperty member: NormalSchema.Member, of owner: Address) -> TypeReference? {
        guard let written = input.choices.types.property(member.name, of: owner, &draft.usage) else { return nil }
        // A pattern that fits the member's schema or format counts as used, although the pattern for the property wins.
        _ = chosenType(behind: member.schema)
        let type = type(written, for: member.schema)
        return member.schema.admitsNull ? type.asOptional : type
    }

    /// The type that the configuration gives a schema, or the schema that it refers to.
    mutating func chosenType(behind schema: NormalSchema) -> TypeReference? {
        var current = schema
        var passed: Set<ObjectIdentifier> = []
        // A cycle is reported when the type is made.
        while passed.insert(ObjectIdentifier(current)).inserted {
            switch current.shape {
            case .reference(let reference):
                guard let id = try? index.schemaID(reference), let target = index.schema(id) else { return nil }
                if let type = chosenType(of: id) { return type }
                current = target
            case .same(let other): current = other
            default: return chosenType(ofFormatOf: current)
            }
        }
        return nil
    }

    /// The model's type for a Swift type in a configuration. A type that the generator uses itself, such as `Date`,
    /// becomes its own type, so that values are encoded and decoded as the document says.
    private func type(_ written: WrittenType, for schema: NormalSchema?) -> TypeReference {
        let shape = schema?.target.shape
        switch written {
        case .optional(let wrapped): return type(wrapped, for: schema).asOptional
        case .array(let element):
            guard case .array(let items) = shape else { return .array(type(element, for: nil)) }
            return .array(type(element, for: items))
        case .dictionary(.named(["String"], []), let value):
            guard case .map(let values) = shape else { return .dictionary(type(value, for: nil)) }
            return .dictionary(type(value, for: values))
        case .dictionary(let key, let value):
            return .external(["Dictionary"], arguments: [type(key, for: nil), type(value, for: nil)])
        case .named(let path, let arguments):
            if path.count == 1, arguments.isEmpty, let primitive = primitive(path[0], isText: shape?.isString ?? false)
            {
                return .primitive(primitive)
            }
            return .external(path, arguments: arguments.map { type($0, for: nil) })
        }
    }

    /// - Parameter isText: Whether the values are strings in the document.
    private func primitive(_ name: String, isText: Bool) -> Primitive? {
        switch name {
        case "String": .string
        case "Int": .integer
        case "Double": .number
        case "Bool": .boolean
        case "Data": .data
        case "CalendarDate": .calendarDate
        case "JSONValue": .json
        case "Date": isText ? .dateTime : nil
        case "UUID": isText ? .uuid : nil
        case "Decimal": isText ? .decimalText : .decimal
        default: nil
        }
    }
}

extension SchemaShape {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }
}

extension TypeReference {
    /// The type as messages show it, without optionals.
    var words: String {
        switch self {
        case .external(let path, _), .named(let path): path.joined(separator: ".")
        case .primitive(let primitive): "\(primitive)"
        case .array(let element): "[\(element.words)]"
        case .dictionary(let value): "[String: \(value.words)]"
        case .optional(let wrapped): wrapped.words
        }
    }

    /// Whether the type is, or contains, one that the generator does not know.
    var isExternal: Bool {
        switch self {
        case .external: true
        case .primitive, .named: false
        case .array(let element): element.isExternal
        case .dictionary(let value): value.isExternal
        case .optional(let wrapped): wrapped.isExternal
        }
    }
}
