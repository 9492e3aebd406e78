import APIModel
import Normalise
import OpenAPIDocument

/// The responses behind references that operations list as failures, each resolved once.
struct SharedResponses {
    struct Item {
        let alternatives: [ResponseAlternative]
        let draft: Draft
    }

    private var items: [String: Item] = [:]

    /// - Parameter drafts: Gives each response a draft.
    init(_ operations: [SelectedOperation], _ input: ResolveInput, _ drafts: inout DraftNumbers) {
        for operation in operations {
            for entry in operation.object.responses {
                guard let status = StatusKey(entry.name), status.pattern?.isSuccess != true,
                    case .reference(let reference) = entry.value, let key = reference.key, items[key] == nil,
                    let response = try? input.index.response(entry.value)
                else { continue }
                items[key] = Self.item(response, key, operation, input, drafts.next())
            }
        }
    }

    subscript(key: String) -> Item? { items[key] }

    private static func item(
        _ response: ResponseObject, _ key: String, _ operation: SelectedOperation, _ input: ResolveInput, _ draft: Draft
    ) -> Item {
        let component = ReferenceKey.name(of: key)
        let suffix = component.lowercased().hasSuffix("response") ? "" : "-response"
        let use = SchemaUse(
            name: component + suffix, pointer: ReferenceKey.file(of: key).isEmpty ? String(key.dropFirst()) : key,
            direction: .received, address: Address(component))
        var schemas = SchemaResolver(input, draft: draft)
        var namespace = TypeScope(path: [])
        let alternatives = schemas.alternatives(of: response, use, in: &namespace)
        schemas.draft.models = namespace.models
        return Item(alternatives: alternatives, draft: schemas.draft)
    }
}
