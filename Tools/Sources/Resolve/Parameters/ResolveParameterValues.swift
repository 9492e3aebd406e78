import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// The type of a parameter's value, and its spelling in a request.
struct ParameterValue {
    let type: TypeReference
    /// The conversion of one value to text.
    let textForm: Parameter.TextForm
    let spelling: Parameter.Spelling
}

extension OperationResolver {
    /// The type and spelling of a parameter; nil if a fault in its schema, which is reported, refuses it.
    ///
    /// - Parameter pointer: The JSON pointer (RFC 6901) to the parameter's schema.
    mutating func value(of object: ParameterObject, pointer: String) -> ParameterValue? {
        guard let schema = (object.schema ?? object.content?.schema).map(index.normal) else {
            draft.findings.report(
                .untypedSchema, at: object.location,
                "parameter `\(object.name)` has neither a schema nor a media type with one; it is taken as text")
            return .text
        }
        reportEmptyValue(of: object, schema)
        guard schemas.isSound(schema) else { return nil }
        if schema.target.form.isRefused {
            draft.findings.refuse()
            return nil
        }
        schemas.reportUncarried(schema.target)
        var use = SchemaUse(
            name: object.name, pointer: pointer, direction: .sent, address: Address(object.name, of: operation.id))
        use.nameOtherwise = name + "-" + object.name
        if object.schema == nil, let media = object.content { return described(by: media, object, use) }

        if object.isQueryString, !schema.isForm {
            draft.findings.refuse(
                .queryString, at: object.location,
                "the query string `\(object.name)` is not an object with a member for each item; describe its items as "
                    + "parameters `in: query`")
            return nil
        }
        let style = style(of: object)
        let depth = ParameterDepth.of(schema)
        if depth == .scalar {
            let (type, form) = scalar(schema, object, use)
            return ParameterValue(type: type, textForm: form, spelling: style.spelling(ofScalar: type, form))
        }
        let shape = schema.target.shape
        if case .array(let items?) = shape, ParameterDepth.of(items) == .scalar {
            let (type, form) = scalar(items, object, use)
            return ParameterValue(
                type: .array(type.unwrapped), textForm: form, spelling: style.spelling(ofListOf: type.unwrapped, form))
        }
        let type = declaredType(of: schema, object, use)
        if depth == .flat || style.style == .deepObject {
            return ParameterValue(type: type, textForm: .plain, spelling: style.spelling)
        }
        let isForm = style.style == .form && style.explode && !shape.isList
        draft.findings.report(
            .parameterStyle, at: object.location,
            "OpenAPI does not define how nested values in `\(object.name)` are written in the style `\(style.style.rawValue)`; "
                + (isForm ? "nested members are named with brackets" : "it is sent as JSON text"))
        return ParameterValue(type: type, textForm: .plain, spelling: isForm ? style.spelling : .json)
    }

    private mutating func described(
        by media: MediaTypeObject, _ object: ParameterObject, _ use: SchemaUse
    ) -> ParameterValue {
        guard let schema = media.schema.map(index.normal), media.name.kind == .json else {
            if media.name.essence != "text/plain" {
                draft.findings.report(
                    .parameterStyle, at: media.location,
                    "the client does not write parameters of the media type `\(media.name.text)`; "
                        + "`\(object.name)` is a string that the caller writes")
            }
            return .text
        }
        let type = declaredType(of: schema, object, use)
        return ParameterValue(type: type, textForm: .plain, spelling: .json)
    }

    /// Reports `allowEmptyValue` if the type has no empty value.
    private mutating func reportEmptyValue(of object: ParameterObject, _ schema: NormalSchema) {
        guard let location = object.allowsEmptyValue else { return }
        if case .string = schema.target.shape { return }
        draft.findings.report(
            .notCarriedParameter, at: location, "an empty `\(object.name)` cannot be sent: its type has no empty value")
    }

    private mutating func scalar(
        _ schema: NormalSchema, _ object: ParameterObject, _ use: SchemaUse
    ) -> (TypeReference, Parameter.TextForm) {
        if let type = schemas.chosenType(behind: schema)?.unwrapped { return (type, type.textForm) }
        let target = schema.target
        switch target.shape {
        case .enumeration(let values, let isInteger):
            if let id = schema.targetID, let name = schemas.input.typeNames[id] {
                return (.named([name]), .rawValue)
            }
            let key = ParameterType.Key.values(
                values.compactMap(\.text), isInteger: isInteger, parameter: object.name)
            return (declaredType(of: target, key, use), .rawValue)
        case .numbers:
            return (declaredType(of: schema, object, use), .rawValue)
        case .anything:
            return (.primitive(.string), .plain)
        case .string, .integer, .number, .boolean:
            var scope = TypeScope(path: [])
            let type = schemas.type(of: target, at: use, in: &scope).unwrapped
            return type == .primitive(.data) ? (.primitive(.string), .plain) : (type, type.textForm)
        default:
            return (declaredType(of: schema, object, use), .plain)
        }
    }

    /// The type of a value that is not a scalar; the type of an inline schema is declared in the operation enum.
    private mutating func declaredType(
        of schema: NormalSchema, _ object: ParameterObject, _ use: SchemaUse
    ) -> TypeReference {
        declaredType(of: schema, .schema(ObjectIdentifier(schema)), use)
    }

    private mutating func declaredType(
        of schema: NormalSchema, _ key: ParameterType.Key, _ use: SchemaUse
    ) -> TypeReference {
        var scope = TypeScope(path: ["Operation"])
        let type = schemas.type(of: schema, at: use, in: &scope).unwrapped
        schemas.draft.parameterTypes.append(ParameterType(key: key, models: scope.models))
        return type
    }
}

extension NormalSchema {
    /// Whether the values are objects, whose members can be the fields of a form.
    var isForm: Bool {
        switch target.shape {
        case .object, .map: true
        default: false
        }
    }
}

extension ParameterValue {
    fileprivate static let text = ParameterValue(type: .primitive(.string), textForm: .plain, spelling: .plain)
}

extension TypeReference {
    /// The conversion to text of a value that is not an enumeration.
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
