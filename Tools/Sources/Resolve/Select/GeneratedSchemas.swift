import Normalise
import OpenAPIDocument

/// The schemas with an identifier that become types. If operations are selected, these are only the schemas that a
/// selected operation or a webhook reaches. Refused schemas, and schemas with a type in the configuration, become none.
struct GeneratedSchemas {
    /// The components that become types, in document order.
    let components: [IdentifiedSchema]
    /// The inline schemas that become types, since a reference leads to them or they contain themselves.
    let inline: [IdentifiedSchema]
    /// The schemas that become no type because of a fault in them.
    let refused: [IdentifiedSchema]
    /// The components that the selected operations and the webhooks reach; all components if no operations are
    /// selected.
    let reached: Set<SchemaID>
    /// The patterns of the configuration that fit a schema.
    private(set) var usage = ChoiceUsage()

    var all: [IdentifiedSchema] { components + inline }

    init(_ index: DocumentIndex, operations: [SelectedOperation], _ options: ResolveOptions, _ choices: Choices) {
        let schemas = index.document.schemas
        let (known, others) = (schemas.components, schemas.others)
        // If no operations are selected, all components are generated; the reach then matters only for inline schemas.
        let reach =
            options.isSelecting || !others.isEmpty
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

    /// The schemas that operations, webhooks and components reach.
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
    /// Whether a type can be made from a schema.
    fileprivate func isSound(_ schema: IdentifiedSchema) -> Bool { !schema.schema.isRefused && normal(schema).isSound }
}
