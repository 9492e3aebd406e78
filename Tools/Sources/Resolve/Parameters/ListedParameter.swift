import Diagnostics
import OpenAPIDocument
import Normalise

/// A parameter, and the JSON pointer to its entry in the document's list.
struct ListedParameter {
    let object: ParameterObject
    let pointer: String

    /// The JSON pointer to the schema of its values.
    var schemaPointer: String {
        guard object.schema == nil, let media = object.content else { return pointer + "/schema" }
        return pointer + "/content/" + JSONPointer.step(media.name.text) + "/schema"
    }
}

extension OperationResolver {
    /// The parameters of the path that the operation does not override, then those of the operation.
    mutating func listedParameters() -> [ListedParameter] {
        let item = "/paths/" + JSONPointer.step(operation.item.path)
        let shared = distinct(operation.item.parameters, at: item + "/parameters")
        let own = distinct(operation.object.parameters, at: operation.pointer + "/parameters")
        let overridden = Set(own.map(\.object.identity))
        return shared.filter { !overridden.contains($0.object.identity) } + own
    }

    /// The parameters of one list; a duplicate refuses the operation.
    private mutating func distinct(
        _ list: [Referenced<ParameterObject>], at pointer: String
    ) -> [ListedParameter] {
        var locations: [ParameterObject.Identity: SourceLocation] = [:]
        return list.enumerated().compactMap { position, value in
            let location = value.location
            do throws(ReferenceFault) {
                let parameter = try index.parameter(value)
                if let first = locations[parameter.identity] {
                    draft.findings.refuse(
                        .duplicateParameter, at: location,
                        "the \(parameter.place.rawValue) parameter `\(parameter.name)` stands twice in one list; "
                            + "remove or rename one of them",
                        related: [.init(location: first, message: "first listed here")])
                    return nil
                }
                locations[parameter.identity] = location
                return ListedParameter(object: parameter, pointer: "\(pointer)/\(position)")
            } catch {
                if case .reference(let reference) = value { draft.findings.refuse(reference, error) }
                return nil
            }
        }
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
