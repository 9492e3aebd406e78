import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    /// The operation's parameters and those of its path that it does not override, in document order: first the path's.
    mutating func parameters(
        of selected: SelectedOperation, template: PathTemplate, name: String, _ labels: inout NameScope
    ) -> [Parameter] {
        var objects = merged(selected).filter { isSent($0.object, template) }
        let declared = Set(objects.map(\.object).filter { $0.place == .path }.map(\.name))
        for key in template.parameterNames where !declared.contains(key) {
            schemas.reports.report(
                .undeclaredPathParameter, at: selected.object.location,
                "the path `\(selected.item.path)` has a parameter `\(key)` that is not declared; it is taken as a string"
            )
            let location = selected.object.location
            objects.insert(PlacedParameter(object: .undeclared(key, at: location), pointer: selected.pointer), at: 0)
        }
        let given = objects.map { placed in
            schemas.choices.names.parameter(
                placed.object.name, of: selected.id, selected.requestLine, &schemas.reports
            ).flatMap { labels.claim($0, source: placed.object.name, &schemas.reports) }
        }
        return zip(objects, given).compactMap { parameter($0, of: selected, operation: name, given: $1, &labels) }
    }

    private mutating func merged(_ selected: SelectedOperation) -> [PlacedParameter] {
        let item = "/paths/" + JSONPointer.step(selected.item.path)
        let shared = distinct(selected.item.parameters, at: item + "/parameters")
        let own = distinct(selected.object.parameters, at: selected.pointer + "/parameters")
        let overridden = Set(own.map(\.object.identity))
        return shared.filter { !overridden.contains($0.object.identity) } + own
    }

    private mutating func distinct(
        _ list: [Referenced<ParameterObject>], at pointer: String
    ) -> [PlacedParameter] {
        var places: [ParameterObject.Identity: SourceLocation] = [:]
        return list.enumerated().compactMap { position, value in
            let location = value.location
            do throws(ReferenceFault) {
                let parameter = try schemas.index.parameter(value)
                if let first = places[parameter.identity] {
                    schemas.reports.refuse(
                        .duplicateParameter, at: location,
                        "the \(parameter.place.rawValue) parameter `\(parameter.name)` stands twice in one list; "
                            + "remove or rename one of them",
                        related: [.init(location: first, message: "first listed here")])
                    return nil
                }
                places[parameter.identity] = location
                return PlacedParameter(object: parameter, pointer: "\(pointer)/\(position)")
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
        _ placed: PlacedParameter, of selected: SelectedOperation, operation: String, given: String?,
        _ labels: inout NameScope
    ) -> Parameter? {
        let object = placed.object
        let origin = schemas.origin(object.location, placed.pointer)
        if object.place == .query, querySlots.contains(object.name) {
            return Parameter(
                name: object.name, key: object.name, location: .query, type: .primitive(.string), textForm: .plain,
                documentation: object.description, isDeprecated: object.isDeprecated, isSlot: true, origin: origin)
        }
        let value = value(
            of: object, operation: operation, pointer: placed.schemaPointer, owner: selected.id)
        guard let value else { return nil }
        if object.place == .path, !object.isRequired {
            schemas.reports.report(
                .optionalPathParameter, at: object.location,
                "path parameter `\(object.name)` cannot be optional, since its path has no other form; it is required")
        }
        let (label, clash) =
            given.map { ($0, nil) }
            ?? labels.assign(
                preferred: SwiftName.parameter(object.name), alternative: SwiftName.spelledParameter(object.name),
                source: object.name)
        if let clash {
            schemas.reports.report(
                .nameCollision, at: object.location,
                "parameters `\(object.name)` and `\(clash)` make one Swift name; this one is `\(label)`")
        }
        return Parameter(
            name: label, key: object.name, location: object.place.location,
            type: object.isRequired || object.place == .path ? value.type.unwrapped : value.type.asOptional,
            textForm: value.textForm, spelling: value.spelling, documentation: documentation(of: object),
            isDeprecated: object.isDeprecated, origin: origin)
    }
}

/// A parameter, and the pointer to its entry in the list that names it.
struct PlacedParameter {
    let object: ParameterObject
    let pointer: String

    /// The pointer to what its values are.
    var schemaPointer: String {
        guard object.schema == nil, let media = object.content else { return pointer + "/schema" }
        return pointer + "/content/" + JSONPointer.step(media.name.text) + "/schema"
    }
}

extension OperationResolver {
    /// The parameter's own words, and the value that a server takes where it is left out.
    private func documentation(of object: ParameterObject) -> String? {
        let sentence = (object.schema ?? object.content?.schema).flatMap(schemas.defaultSentence)
        let parts = [object.description, sentence].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
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
