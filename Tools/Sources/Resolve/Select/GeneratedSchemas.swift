import Normalise
import OpenAPIDocument

/// The schemas with an identifier that become types: all of them, or, once operations are selected, those to which a selected
/// operation or a webhook leads; without those for which the user has a type, and those with a fault in them.
struct GeneratedSchemas {
    /// In document order.
    let components: [IdentifiedSchema]
    /// The inline schemas that references lead to.
    let inline: [IdentifiedSchema]
    /// The schemas that make no type because of a fault in them.
    let refused: [IdentifiedSchema]
    /// The components to which something that is generated leads; all of them where nothing is selected.
    let reached: Set<SchemaID>
    /// The patterns that are of use.
    private(set) var usage = ChoiceUsage()

    var all: [IdentifiedSchema] { components + inline }

    init(_ index: DocumentIndex, operations: [SelectedOperation], _ options: ResolveOptions, _ choices: Choices) {
        let reached = options.isSelecting ? Self.reached(from: operations, index) : nil
        let (known, others) = (index.document.schemas.components, index.document.schemas.others)
        let kept = known.filter { reached?.contains($0.id) ?? true }
        self.reached = Set(kept.map(\.id))
        var usage = ChoiceUsage()
        let wanted = kept.filter { choices.types.schema($0.id, &usage) == nil }
        let inline = others.filter { reached?.contains($0.id) ?? true }
        components = wanted.filter(index.isSound)
        self.inline = inline.filter(index.isSound)
        refused = (wanted + inline).filter { !index.isSound($0) }
        self.usage = usage
    }

    private static func reached(from operations: [SelectedOperation], _ index: DocumentIndex) -> Set<SchemaID> {
        var reach = SchemaReach(index)
        for operation in operations {
            for value in operation.item.parameters + operation.object.parameters { reach.add(parameter: value) }
            reach.add(bodyOf: operation.object)
            reach.add(responsesOf: operation.object)
            for callback in operation.object.callbacks.flatMap(\.value).flatMap(\.operations) {
                reach.add(bodyOf: callback)
            }
        }
        for event in index.document.webhooks.flatMap(\.operations) { reach.add(bodyOf: event) }
        return reach.ids
    }
}

extension DocumentIndex {
    /// Whether a type can be made of a schema.
    fileprivate func isSound(_ schema: IdentifiedSchema) -> Bool { !schema.schema.isRefused && normal(schema).isSound }
}
