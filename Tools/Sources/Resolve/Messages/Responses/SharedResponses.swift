import APIModel
import Normalise
import OpenAPIDocument

/// The responses that operations refer to, each resolved once.
struct SharedResponses {
    struct Item {
        let alternatives: [ResponseAlternative]
        let draft: Draft
    }

    private var items: [ReferenceTarget: Item] = [:]

    /// - Parameter drafts: Numbers the drafts of the responses.
    init(_ operations: [SelectedOperation], _ input: ResolveInput, _ drafts: inout DraftNumbers) {
        for operation in operations {
            for entry in operation.object.responses {
                guard StatusKey(entry.name)?.hasNoContent == false, operation.method != .head,
                    case .reference(let reference) = entry.value, let key = reference.target, items[key] == nil,
                    let response = try? input.index.response(entry.value)
                else { continue }
                items[key] = Self.item(response, key, input, drafts.next())
            }
        }
    }

    subscript(key: ReferenceTarget) -> Item? { items[key] }

    private static func item(
        _ response: ResponseObject, _ target: ReferenceTarget, _ input: ResolveInput, _ draft: Draft
    ) -> Item {
        let component = target.name
        let suffix = component.lowercased().hasSuffix("response") ? "" : "-response"
        let use = SchemaUse(
            name: component + suffix, pointer: target.isInDocument ? String(target.text.dropFirst()) : target.text,
            direction: .received, address: Address(component))
        var schemas = SchemaResolver(input, draft: draft)
        var namespace = TypeScope(path: [])
        let alternatives = schemas.alternatives(of: response, use, in: &namespace)
        schemas.draft.models = namespace.models
        return Item(alternatives: alternatives, draft: schemas.draft)
    }
}
