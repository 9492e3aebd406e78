import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// The operation's parameters and those of its path that it does not override, in document order: first the path's.
    mutating func parameters(in template: PathTemplate, _ labels: inout NameScope) -> [Parameter] {
        var objects = merged().filter { isSent($0.object, template) }
        let declared = Set(objects.map(\.object).filter { $0.place == .path }.map(\.name))
        for key in template.parameterNames where !declared.contains(key) {
            draft.findings.report(
                .undeclaredPathParameter, at: operation.object.location,
                "the path `\(operation.item.path)` has a parameter `\(key)` that is not declared; it is taken as a string"
            )
            let location = operation.object.location
            objects.insert(ListedParameter(object: .undeclared(key, at: location), pointer: operation.pointer), at: 0)
        }
        let values = objects.map { isSlot($0.object) ? nil : value(of: $0.object, pointer: $0.schemaPointer) }
        let kept = zip(objects, values).filter { isSlot($0.object) || $1 != nil }
        let named = kept.filter { $1 != nil }.map(\.0)
        var names = labels.assign(named.map { nameable($0) }, "parameters", &draft.findings)[...]
        return kept.map { listed, value in
            guard let value else { return slot(listed) }
            return parameter(listed, value, called: names.removeFirst())
        }
    }

    private mutating func nameable(_ listed: ListedParameter) -> Nameable {
        Nameable(
            source: .parameter(listed.object.name, in: listed.object.place.rawValue), location: listed.object.location,
            tieBreaker: listed.object.place.rank,
            given: schemas.input.choices.names.parameter(
                listed.object.name, of: operation.id, operation.requestLine, &schemas.draft))
    }

    private mutating func merged() -> [ListedParameter] {
        let item = "/paths/" + JSONPointer.step(operation.item.path)
        let shared = distinct(operation.item.parameters, at: item + "/parameters")
        let own = distinct(operation.object.parameters, at: operation.pointer + "/parameters")
        let overridden = Set(own.map(\.object.identity))
        return shared.filter { !overridden.contains($0.object.identity) } + own
    }

    private mutating func distinct(
        _ list: [Referenced<ParameterObject>], at pointer: String
    ) -> [ListedParameter] {
        var places: [ParameterObject.Identity: SourceLocation] = [:]
        return list.enumerated().compactMap { position, value in
            let location = value.location
            do throws(ReferenceFault) {
                let parameter = try index.parameter(value)
                if let first = places[parameter.identity] {
                    draft.findings.refuse(
                        .duplicateParameter, at: location,
                        "the \(parameter.place.rawValue) parameter `\(parameter.name)` stands twice in one list; "
                            + "remove or rename one of them",
                        related: [.init(location: first, message: "first listed here")])
                    return nil
                }
                places[parameter.identity] = location
                return ListedParameter(object: parameter, pointer: "\(pointer)/\(position)")
            } catch {
                if case .reference(let reference) = value { draft.findings.refuse(reference, error) }
                return nil
            }
        }
    }

    /// Whether the parameter is one that a request carries.
    private mutating func isSent(_ parameter: ParameterObject, _ template: PathTemplate) -> Bool {
        if parameter.place == .header, Self.reservedHeaders.contains(parameter.name.lowercased()) {
            draft.findings.report(
                .reservedHeader, at: parameter.location,
                "OpenAPI ignores a header parameter named `\(parameter.name)`; the request sets that header itself")
            return false
        }
        if parameter.place == .path, !template.parameterNames.contains(parameter.name) {
            draft.findings.report(
                .unusedPathParameter, at: parameter.location,
                "the path has no `{\(parameter.name)}`; the parameter is left out")
            return false
        }
        return true
    }

    private static let reservedHeaders: Set<String> = ["accept", "content-type", "authorization"]

    private func isSlot(_ object: ParameterObject) -> Bool {
        object.place == .query && schemas.input.querySlots.contains(object.name)
    }

    private func slot(_ listed: ListedParameter) -> Parameter {
        let object = listed.object
        return Parameter(
            name: object.name, key: object.name, location: .query, type: .primitive(.string), textForm: .plain,
            documentation: object.description, isDeprecated: object.isDeprecated, isSlot: true,
            origin: schemas.input.origin(object.location, listed.pointer))
    }

    private mutating func parameter(
        _ listed: ListedParameter, _ value: ParameterValue, called name: String
    ) -> Parameter {
        let object = listed.object
        if object.place == .path, !object.isRequired {
            draft.findings.report(
                .optionalPathParameter, at: object.location,
                "path parameter `\(object.name)` cannot be optional, since its path has no other form; it is required")
        }
        return Parameter(
            name: name, key: object.name, location: object.place.location,
            type: object.isRequired || object.place == .path ? value.type.unwrapped : value.type.asOptional,
            textForm: value.textForm, spelling: value.spelling, documentation: documentation(of: object),
            isDeprecated: object.isDeprecated, origin: schemas.input.origin(object.location, listed.pointer))
    }
}

/// A parameter, and the pointer to its entry in the list that names it.
struct ListedParameter {
    let object: ParameterObject
    let pointer: String

    /// The pointer to what its values are.
    var schemaPointer: String {
        guard object.schema == nil, let media = object.content else { return pointer + "/schema" }
        return pointer + "/content/" + JSONPointer.step(media.name.text) + "/schema"
    }
}

extension OperationResolver {
    /// The parameter's own words, and the default that a server takes.
    private func documentation(of object: ParameterObject) -> String? {
        let sentence = (object.schema ?? object.content?.schema).flatMap { schemas.defaultSentence(of: index.normal($0)) }
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
    /// The order in which parameters of one name get their names: the path's first.
    fileprivate var rank: String {
        switch self {
        case .path: "0"
        case .query: "1"
        case .header: "2"
        case .cookie: "3"
        }
    }

    fileprivate var location: Parameter.Location {
        switch self {
        case .path: .path
        case .query: .query
        case .header: .header
        case .cookie: .cookie
        }
    }
}
