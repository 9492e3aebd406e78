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
        let schemas = index.document.schemas
        let (known, others) = (schemas.components, schemas.others)
        // All components are generated where nothing is selected, so the reach matters for inline schemas alone.
        let reach = options.isSelecting || !others.isEmpty
            ? Self.reach(of: operations, andOf: options.isSelecting ? [] : known, index) : nil
        let kept = options.isSelecting ? known.filter { reach?.ids.contains($0.id) ?? true } : known
        reached = Set(kept.map(\.id))
        var usage = ChoiceUsage()
        let wanted = kept.filter { choices.types.schema($0.id, &usage) == nil }
        let inline = others.filter { schema in
            let mustBeDeclared = index.selfContaining.contains(schema.id) && reach?.ids.contains(schema.id) == true
            return reach?.referenced.contains(schema.id) == true || mustBeDeclared
        }
        components = wanted.filter(index.isSound)
        self.inline = inline.filter(index.isSound)
        refused = (wanted + inline).filter { !index.isSound($0) }
        self.usage = usage
    }

    /// The schemas to which operations, webhooks and components lead.
    private static func reach(
        of operations: [SelectedOperation], andOf components: [IdentifiedSchema], _ index: DocumentIndex
    ) -> SchemaReach {
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
        for component in components { reach.add(component.id) }
        return reach
    }
}

extension DocumentIndex {
    /// Whether a type can be made of a schema.
    fileprivate func isSound(_ schema: IdentifiedSchema) -> Bool { !schema.schema.isRefused && normal(schema).isSound }
}
