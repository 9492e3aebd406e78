import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// The type of a parameter's value, and how it is written.
struct ParameterValue {
    let type: TypeReference
    /// How one text of it is made.
    let textForm: Parameter.TextForm
    let spelling: Parameter.Spelling
}

extension OperationResolver {
    /// nil when the schema has a fault that leaves it without a meaning; that has been reported.
    ///
    /// - Parameter owner: The operation, as the document calls it.
    mutating func value(
        of object: ParameterObject, operation: String, pointer: String, owner: String
    ) -> ParameterValue? {
        guard let schema = object.schema ?? object.content?.schema else {
            schemas.reports.report(
                .untypedSchema, at: object.location,
                "parameter `\(object.name)` has neither a schema nor a media type with one; it is taken as text")
            return .text
        }
        reportEmptyValue(of: object, schema)
        let resolved = schema.following(schemas.index)
        if resolved.schema.isRefused {
            schemas.reports.refuse()
            return nil
        }
        schemas.reportUncarried(resolved.schema)
        let place = { (name: String) in
            Place(name: name, pointer: pointer, isReceived: false, address: Address(object.name, of: owner))
        }
        if object.schema == nil, let media = object.content { return described(by: media, object, operation, place) }

        if object.isQueryString, !isForm(schema) {
            schemas.reports.refuse(
                .queryString, at: object.location,
                "the query string `\(object.name)` is no object, whose members would be its items; describe its items as "
                    + "parameters `in: query`")
            return nil
        }
        let style = style(of: object)
        let depth = ParameterDepth.of(schema, schemas.index)
        if depth == .scalar {
            let (type, form) = scalar(schema, object, operation: operation, place)
            return ParameterValue(type: type, textForm: form, spelling: style.spelling(ofScalar: type, form))
        }
        let shape = schemas.index.shape(of: resolved.schema)
        if case .array(let items?) = shape, ParameterDepth.of(items, schemas.index) == .scalar {
            let (type, form) = scalar(items, object, operation: operation, place)
            return ParameterValue(
                type: .array(type.unwrapped), textForm: form, spelling: style.spelling(ofListOf: type.unwrapped, form))
        }
        let type = declaredType(of: schema, object, operation: operation, place)
        if depth == .flat || style.style == .deepObject {
            return ParameterValue(type: type, textForm: .plain, spelling: style.spelling)
        }
        let isForm = style.style == .form && style.explode && !shape.isList
        schemas.reports.report(
            .parameterStyle, at: object.location,
            "OpenAPI has no spelling for what is nested in `\(object.name)` in the style `\(style.style.rawValue)`; "
                + (isForm ? "nested members are named with brackets" : "it is sent as JSON text"))
        return ParameterValue(type: type, textForm: .plain, spelling: isForm ? style.spelling : .json)
    }

    private func isForm(_ schema: SchemaObject) -> Bool {
        switch schemas.index.shape(of: schema.following(schemas.index).schema) {
        case .object, .map: true
        default: false
        }
    }

    private mutating func described(
        by media: MediaTypeObject, _ object: ParameterObject, _ operation: String, _ place: (String) -> Place
    ) -> ParameterValue {
        guard let schema = media.schema, media.name.kind == .json else {
            if media.name.essence != "text/plain" {
                schemas.reports.report(
                    .parameterStyle, at: media.location,
                    "a parameter of the media type `\(media.name.text)` is not written by the client; "
                        + "`\(object.name)` is taken as text that has that form already")
            }
            return .text
        }
        let type = declaredType(of: schema, object, operation: operation, place)
        return ParameterValue(type: type, textForm: .plain, spelling: .json)
    }

    /// Where a value may be empty although its type has no empty value.
    private mutating func reportEmptyValue(of object: ParameterObject, _ schema: SchemaObject) {
        guard let location = object.allowsEmptyValue else { return }
        if case .string = schemas.index.shape(of: schema.following(schemas.index).schema) { return }
        schemas.reports.report(
            .notCarriedParameter, at: location, "an empty `\(object.name)` cannot be sent: its type has no empty value")
    }

    private mutating func scalar(
        _ schema: SchemaObject, _ object: ParameterObject, operation: String, _ place: (String) -> Place
    ) -> (TypeReference, Parameter.TextForm) {
        if let type = schemas.chosenType(behind: schema)?.unwrapped { return (type, type.textForm) }
        let resolved = schema.following(schemas.index)
        switch schemas.index.shape(of: resolved.schema) {
        case .enumeration(let values, let isInteger):
            if let name = resolved.name, let swiftName = schemas.typeNames[name] {
                return (.named([swiftName]), .rawValue)
            }
            let key = ParameterTypes.Key.values(
                values.compactMap(\.text), isInteger: isInteger, parameter: object.name)
            return (declared(resolved.schema, key, object, operation, place), .rawValue)
        case .numbers:
            return (declaredType(of: schema, object, operation: operation, place), .rawValue)
        case .anything:
            return (.primitive(.string), .plain)
        case .string, .integer, .number, .boolean:
            let type = schemas.type(of: resolved.schema, at: place(object.name), in: &topLevel).unwrapped
            return type == .primitive(.data) ? (.primitive(.string), .plain) : (type, type.textForm)
        default:
            return (declaredType(of: schema, object, operation: operation, place), .plain)
        }
    }

    /// The type of a value that is more than one text; what stands inline is declared in the operation enum.
    private mutating func declaredType(
        of schema: SchemaObject, _ object: ParameterObject, operation: String, _ place: (String) -> Place
    ) -> TypeReference {
        declared(schema, .schema(ObjectIdentifier(schema)), object, operation, place)
    }

    private mutating func declared(
        _ schema: SchemaObject, _ key: ParameterTypes.Key, _ object: ParameterObject, _ operation: String,
        _ place: (String) -> Place
    ) -> TypeReference {
        if let type = parameterTypes[key] { return type }
        let name = schema.reference == nil ? parameterTypes.name(for: object.name, operation: operation) : object.name
        let type = schemas.type(of: schema, at: place(name), in: &operationEnum).unwrapped
        parameterTypes[key] = type
        return type
    }
}

extension ParameterValue {
    fileprivate static let text = ParameterValue(type: .primitive(.string), textForm: .plain, spelling: .plain)
}

extension TypeReference {
    /// How one text is made of a value that is no enumeration.
    fileprivate var textForm: Parameter.TextForm {
        switch self {
        case .primitive(.dateTime): .dateTime
        case .primitive(.uuid): .uuid
        default: .plain
        }
    }
}

extension SchemaShape {
    fileprivate var isList: Bool {
        if case .array = self { true } else { false }
    }
}
