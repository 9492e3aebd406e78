/// The identity of a schema that references lead to, or that has a name.
package enum SchemaID: Hashable, Sendable {
    /// A schema of the document's `components.schemas`, by its name.
    case component(String)
    /// A schema in any other place of the document, or in another file.
    case elsewhere(ReferenceTarget)

    /// The identity of the schema at a target, as far as the target tells it. A component that is reached by an anchor
    /// or through another file has another one: see ``IdentifiedSchemas/id(of:)``.
    package init(_ target: ReferenceTarget) {
        self = target.component(in: .schemas).map(SchemaID.component) ?? .elsewhere(target)
    }

    /// nil for a schema in another place.
    package var componentName: String? {
        if case .component(let name) = self { name } else { nil }
    }

    package var target: ReferenceTarget {
        switch self {
        case .component(let name): ReferenceTarget(component: name, in: .schemas)
        case .elsewhere(let target): target
        }
    }

    /// The schema in a message: a component's name, or the reference to another place.
    package var text: String { componentName ?? target.text }
}
