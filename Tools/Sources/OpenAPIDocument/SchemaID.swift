/// A schema that a reference can lead to.
package enum SchemaID: Hashable, Sendable {
    /// An entry of `components.schemas`, by its name.
    case component(String)
    /// A schema in any other place of the document or of another file, by its reference key.
    case inline(String)

    /// The name, or the reference key.
    package var text: String {
        switch self {
        case .component(let name): name
        case .inline(let key): key
        }
    }
}
