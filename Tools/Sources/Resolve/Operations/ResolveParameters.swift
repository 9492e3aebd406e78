import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// What tells one enumeration of a parameter from another.
struct ParameterEnumKey: Hashable {
    let parameter: String
    let values: [String]
    let isInteger: Bool
}

extension OperationResolver {
    /// The operation's parameters and those of its path that it does not override, in document order: first the path's.
    mutating func parameters(
        of selected: SelectedOperation, template: PathTemplate, name: String, _ labels: inout NameScope
    ) -> [Parameter] {
        var objects = merged(selected).filter { isSent($0, template) }
        let declared = Set(objects.filter { $0.place == .path }.map(\.name))
        for key in template.parameterNames where !declared.contains(key) {
            schemas.reports.report(
                .undeclaredPathParameter, at: selected.object.location,
                "the path `\(selected.item.path)` has a parameter `\(key)` that is not declared; it is taken as a string"
            )
            objects.insert(.undeclared(key, at: selected.object.location), at: 0)
        }
        return objects.compactMap { parameter($0, operation: name, pointer: selected.pointer, &labels) }
    }

    private mutating func merged(_ selected: SelectedOperation) -> [ParameterObject] {
        let shared = distinct(selected.item.parameters)
        let own = distinct(selected.object.parameters)
        let overridden = Set(own.map(\.identity))
        return shared.filter { !overridden.contains($0.identity) } + own
    }

    private mutating func distinct(_ list: [Referenced<ParameterObject>]) -> [ParameterObject] {
        var places: [ParameterObject.Identity: SourceLocation] = [:]
        return list.compactMap { value in
            let location = value.location
            do throws(ReferenceFault) {
                let parameter = try schemas.index.parameter(value)
                if let first = places[parameter.identity] {
                    schemas.reports.refuse(
                        .duplicateParameter, at: location,
                        "the \(parameter.place.rawValue) parameter `\(parameter.name)` stands twice in one list",
                        related: [.init(location: first, message: "first listed here")])
                    return nil
                }
                places[parameter.identity] = location
                return parameter
            } catch {
                if case .reference(let reference) = value { schemas.reports.refuse(reference, error) }
                return nil
            }
        }
    }

    /// Whether the parameter is one that a request carries.
    private mutating func isSent(_ parameter: ParameterObject, _ template: PathTemplate) -> Bool {
        if parameter.place == .header, Self.reservedHeaders.contains(parameter.name.lowercased()) {
            schemas.reports.report(
                .reservedHeader, at: parameter.location,
                "OpenAPI ignores a header parameter named `\(parameter.name)`; the request sets that header itself")
            return false
        }
        if parameter.place == .path, !template.parameterNames.contains(parameter.name) {
            schemas.reports.report(
                .unusedPathParameter, at: parameter.location,
                "the path has no `{\(parameter.name)}`; the parameter is left out")
            return false
        }
        return true
    }

    private static let reservedHeaders: Set<String> = ["accept", "content-type", "authorization"]

    private mutating func parameter(
        _ object: ParameterObject, operation: String, pointer: String, _ labels: inout NameScope
    ) -> Parameter? {
        if object.place == .query, querySlots.contains(object.name) {
            return Parameter(
                name: object.name, key: object.name, location: .query, type: .primitive(.string), textForm: .plain,
                documentation: object.description, isDeprecated: object.isDeprecated, isSlot: true)
        }
        guard object.isGenerated, let schema = object.schema else {
            schemas.reports.refuse(
                .parameterStyle, at: object.location,
                object.hasContent
                    ? "parameter `\(object.name)` is described by a media type, which is not generated yet"
                    : "parameter `\(object.name)` has a style, or lacks a schema, that is not generated yet")
            return nil
        }
        guard let (type, form) = valueType(of: schema, object, operation: operation, pointer: pointer) else {
            return nil
        }
        if object.place == .path, !object.isRequired {
            schemas.reports.report(
                .optionalPathParameter, at: object.location,
                "path parameter `\(object.name)` cannot be optional, since its path has no other form; it is required")
        }
        let (label, clash) = labels.assign(
            preferred: SwiftName.parameter(object.name), alternative: SwiftName.spelledParameter(object.name),
            source: object.name)
        if let clash {
            schemas.reports.report(
                .nameCollision, at: object.location,
                "parameters `\(object.name)` and `\(clash)` make one Swift name; this one is `\(label)`")
        }
        return Parameter(
            name: label, key: object.name, location: object.place.location,
            type: object.isRequired || object.place == .path ? type.unwrapped : type.asOptional, textForm: form,
            documentation: object.description, isDeprecated: object.isDeprecated)
    }

    /// The type of a parameter's value, and how one value of it is written as text.
    private mutating func valueType(
        of schema: SchemaObject, _ object: ParameterObject, operation: String, pointer: String
    ) -> (TypeReference, Parameter.TextForm)? {
        let resolved = schema.following(schemas.index)
        if resolved.schema.isRefused {
            schemas.reports.refuse()
            return nil
        }
        schemas.reportUncarried(resolved.schema)
        switch resolved.schema.shape {
        case .array(let items) where object.place == .query && !object.isUnexploded:
            guard let items,
                let (type, form) = valueType(of: items, object, operation: operation, pointer: pointer),
                !type.isArray
            else { break }
            return (.array(type.unwrapped), form)
        case .enumeration(let values, let isInteger):
            if let name = resolved.name, let swiftName = schemas.typeNames[name] {
                return (.named([swiftName]), .rawValue)
            }
            let key = ParameterEnumKey(
                parameter: object.name, values: values.compactMap(\.text), isInteger: isInteger)
            if let type = parameterEnums[key] { return (type, .rawValue) }
            let place = Place(
                name: enumeratedParameters.insert(object.name).inserted
                    ? object.name : operation + "-" + object.name,
                pointer: pointer, isReceived: false)
            let type = schemas.type(of: resolved.schema, at: place, in: &operationEnum).unwrapped
            parameterEnums[key] = type
            return (type, .rawValue)
        case .string, .integer, .number, .boolean:
            let type = schemas.type(
                of: resolved.schema, at: Place(name: "", pointer: "", isReceived: false), in: &topLevel)
            return scalar(type.unwrapped)
        case .anything:
            return (.primitive(.string), .plain)
        case .union, .severalTypes:
            schemas.reports.report(
                .untypedSchema, at: object.location,
                "the values of parameter `\(object.name)` have no one type; it is taken as text")
            return (.primitive(.string), .plain)
        default:
            break
        }
        schemas.reports.refuse(
            .parameterStyle, at: object.location,
            "the values of \(object.place.rawValue) parameter `\(object.name)` are not generated yet: only scalars, "
                + "enumerations and exploded arrays in the query are")
        return nil
    }

    private func scalar(_ type: TypeReference) -> (TypeReference, Parameter.TextForm) {
        switch type {
        case .primitive(.dateTime): (type, .dateTime)
        case .primitive(.uuid): (type, .uuid)
        case .primitive(.data), .primitive(.json): (.primitive(.string), .plain)
        default: (type, .plain)
        }
    }
}

extension TypeReference {
    fileprivate var isArray: Bool {
        if case .array = unwrapped { true } else { false }
    }
}

extension Referenced<ParameterObject> {
    fileprivate var location: SourceLocation {
        switch self {
        case .value(let parameter): parameter.location
        case .reference(let reference): reference.location
        }
    }
}

extension ParameterObject {
    struct Identity: Hashable {
        let name: String
        let place: Place
    }

    var identity: Identity { Identity(name: name, place: place) }

    /// Whether style and content are ones that are generated.
    fileprivate var isGenerated: Bool {
        guard !hasContent else { return false }
        switch place {
        case .path, .header: return style == nil || style == "simple"
        case .query, .cookie: return style == nil || style == "form"
        }
    }

    fileprivate var isUnexploded: Bool { explode == false }
}

extension ParameterObject.Place {
    fileprivate var location: Parameter.Location {
        switch self {
        case .path: .path
        case .query: .query
        case .header: .header
        case .cookie: .cookie
        }
    }
}
