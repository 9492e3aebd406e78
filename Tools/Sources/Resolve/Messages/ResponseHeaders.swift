import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    /// The headers that the responses of an operation can have, each once; declared where there are any.
    mutating func declareHeaders(of responses: [ListedResponse], _ selected: SelectedOperation, name: String) {
        var found: [Entry<HeaderObject>] = []
        var positions: [String: Int] = [:]
        for entry in responses.flatMap(\.response.headers) {
            let key = entry.name.lowercased()
            if let position = positions[key] {
                if !SchemaObject.areSame(found[position].value.schema, entry.value.schema) {
                    schemas.reports.report(
                        .responseHeaders, at: entry.location,
                        "the header `\(entry.name)` has several schemas in the responses of one operation; it is read "
                            + "by the first")
                }
            } else {
                positions[key] = found.count
                found.append(entry)
            }
        }
        guard !found.isEmpty else { return }
        let typeName = headersEnum.declare(operation: name)
        var nest = Nest(path: ["ResponseHeaders", typeName], namespace: schemas.namespace)
        var names = NameScope()
        let headers = found.map { entry in
            let (member, _) = names.assign(
                preferred: SwiftName.member(entry.name), alternative: SwiftName.spelledMember(entry.name),
                source: entry.name)
            return HeadersModel.Header(
                name: member, key: entry.name, type: headerType(entry, selected, in: &nest),
                documentation: entry.value.description)
        }
        messages.headers.append(
            HeadersModel(name: typeName, operation: name, headers: headers, nested: nest.models))
    }

    private mutating func headerType(
        _ entry: Entry<HeaderObject>, _ selected: SelectedOperation, in nest: inout Nest
    ) -> TypeReference {
        let place = Place(
            name: entry.name, pointer: selected.pointer + "/responses/headers/" + JSONPointer.step(entry.name),
            isReceived: true, address: Address(entry.name, of: selected.id))
        if let schema = entry.value.schema, let type = headerType(schema, at: place, in: &nest) { return type }
        if entry.value.schema == nil, !entry.value.hasContent { return .primitive(.string) }
        schemas.reports.report(
            .responseHeaders, at: entry.location,
            "the header `\(entry.name)` is read as text: only plain values and lists of them are read as more")
        return .primitive(.string)
    }

    /// nil for what is no plain value and no list of them.
    private mutating func headerType(
        _ schema: SchemaObject, at place: Place, in nest: inout Nest, isElement: Bool = false
    ) -> TypeReference? {
        if let type = schemas.chosenType(behind: schema)?.unwrapped, type.isExternal {
            schemas.reports.report(
                .untextedType, at: schema.location,
                "the header `\(place.address.name)` is read as text: how a text becomes `\(type.words)` is not known")
            return .primitive(.string)
        }
        let target = schema.following(schemas.index).schema
        switch schemas.index.shape(of: target) {
        case .array(let items):
            guard !isElement, let items, let type = headerType(items, at: place, in: &nest, isElement: true) else {
                return nil
            }
            return .array(type)
        case .enumeration:
            return schemas.type(of: schema, at: place, in: &nest).unwrapped
        case .string, .integer, .number, .boolean:
            switch schemas.type(of: target, at: place, in: &nest).unwrapped {
            case .primitive(.data), .primitive(.json), .primitive(.file): return .primitive(.string)
            case let type: return type
            }
        case .anything:
            return .primitive(.string)
        default:
            return nil
        }
    }
}

extension Nest {
    /// Takes a type name made from an operation's.
    mutating func declare(operation name: String) -> String {
        scope.assign(preferred: SwiftName.type(name), alternative: SwiftName.spelledType(name), source: name).name
    }
}
