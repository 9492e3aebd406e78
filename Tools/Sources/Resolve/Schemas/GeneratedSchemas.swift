import OpenAPIDocument

/// The schemas with a name that become types: all of them, or, once operations are selected, those to which a selected
/// operation or a webhook leads; without those for which the user has a type.
struct GeneratedSchemas {
    /// In document order.
    let components: [Entry<SchemaObject>]
    /// Those in other places that references lead to.
    let placed: [Entry<SchemaObject>]
    /// All of them, each with what the user calls it by.
    let addressed: [(entry: Entry<SchemaObject>, address: Address)]
    /// Those to which something that is generated leads; all of them where nothing is selected.
    let reached: [Entry<SchemaObject>]

    var entries: [Entry<SchemaObject>] { components + placed }

    init(_ index: DocumentIndex, operations: [SelectedOperation], _ options: ResolveOptions, _ choices: Choices) {
        let reached = options.isSelecting ? Self.reached(from: operations, index) : nil
        let kept = index.document.components.schemas.filter { reached?.contains($0.name) ?? true }
        self.reached = kept
        components = kept.filter { choices.types.schema($0.name) == nil }
        placed = index.placedSchemas.filter { reached?.contains($0.name) ?? true }
        addressed = (components + placed).map { ($0, PlacedName.address(of: $0.name, in: index.document)) }
    }

    private static func reached(from operations: [SelectedOperation], _ index: DocumentIndex) -> Set<String> {
        var reach = SchemaReach(index, countsPlaces: true)
        for operation in operations {
            for value in operation.item.parameters + operation.object.parameters { reach.add(parameter: value) }
            reach.add(bodyOf: operation.object)
            reach.add(responsesOf: operation.object)
            for callback in operation.object.callbacks.flatMap(\.value).flatMap(\.operations) {
                reach.add(bodyOf: callback)
            }
        }
        for event in index.document.webhooks.flatMap(\.operations) { reach.add(bodyOf: event) }
        return reach.names
    }
}
