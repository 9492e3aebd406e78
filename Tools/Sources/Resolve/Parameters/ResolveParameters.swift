import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// The parameters of the path that the operation does not override, then those of the operation, in document order.
    mutating func parameters(in template: PathTemplate, _ labels: inout NameScope) -> [Parameter] {
        var objects = listedParameters().filter { isSent($0.object, template) }
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

    /// Whether the generated request sends the parameter.
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

    /// The description of a parameter, and a sentence about its default value.
    private func documentation(of object: ParameterObject) -> String? {
        let sentence = (object.schema ?? object.content?.schema).flatMap {
            schemas.defaultSentence(of: index.normal($0))
        }
        let parts = [object.description, sentence].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }
}

extension ParameterObject.Place {
    /// The order in which parameters with the same name get their Swift names; path parameters come first.
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
