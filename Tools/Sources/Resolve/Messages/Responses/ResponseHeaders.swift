import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// Declares the headers that the responses of an operation can have, without duplicates, if there are any.
    mutating func declareHeaders(of responses: [ListedResponse]) {
        var found: [Entry<HeaderObject>] = []
        var positions: [String: Int] = [:]
        for entry in responses.flatMap(\.response.headers) {
            let key = entry.name.lowercased()
            if let position = positions[key] {
                if !haveSameSchema(found[position].value, entry.value) {
                    draft.findings.report(
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
        let token = operationToken()
        var scope = TypeScope(path: ["ResponseHeaders", token.text])
        var members = NameScope()
        let names = members.assign(
            found.map { Nameable(source: .member($0.name), location: $0.location) }, "response headers",
            &draft.findings)
        let headers = zip(found, names).map { entry, name in
            HeadersModel.Header(
                name: name, key: entry.name, type: headerType(entry, in: &scope),
                documentation: entry.value.description)
        }
        draft.messages.headers.append(
            HeadersModel(name: token.text, operation: name, headers: headers, nested: scope.models))
    }

    private func haveSameSchema(_ first: HeaderObject, _ second: HeaderObject) -> Bool {
        NormalSchema.areSame(first.schema.map(index.normal), second.schema.map(index.normal))
    }

    private mutating func headerType(_ entry: Entry<HeaderObject>, in scope: inout TypeScope) -> TypeReference {
        let use = SchemaUse(
            name: entry.name, pointer: operation.pointer + "/responses/headers/" + JSONPointer.step(entry.name),
            direction: .received, address: Address(entry.name, of: operation.id))
        if let schema = entry.value.schema.map(index.normal), let type = headerType(schema, at: use, in: &scope) {
            return type
        }
        if entry.value.schema == nil, !entry.value.hasContent { return .primitive(.string) }
        draft.findings.report(
            .responseHeaders, at: entry.location,
            "the header `\(entry.name)` is read as text: only plain values and lists of them are read as more")
        return .primitive(.string)
    }

    /// The type of a header; nil for a schema that is neither a scalar nor a list of scalars.
    private mutating func headerType(
        _ schema: NormalSchema, at use: SchemaUse, in scope: inout TypeScope, isElement: Bool = false
    ) -> TypeReference? {
        guard schemas.isSound(schema) else { return .primitive(.string) }
        if let type = schemas.chosenType(behind: schema)?.unwrapped, type.isExternal {
            draft.findings.report(
                .untextedType, at: schema.location,
                "the header `\(use.address.name)` is read as text: it is not known how text becomes `\(type.words)`")
            return .primitive(.string)
        }
        switch schema.target.shape {
        case .array(let items):
            guard !isElement, let items, let type = headerType(items, at: use, in: &scope, isElement: true) else {
                return nil
            }
            return .array(type)
        case .enumeration:
            return schemas.type(of: schema, at: use, in: &scope).unwrapped
        case .string, .integer, .number, .boolean:
            switch schemas.type(of: schema.target, at: use, in: &scope).unwrapped {
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
