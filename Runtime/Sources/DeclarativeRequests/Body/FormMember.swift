/// How a member of a model is written in a form where it is not as ``FlatModel`` writes it: OpenAPI's encoding object.
@_spi(Generated) public nonisolated enum FormMember: Hashable, Sendable {
    /// The values of an array, or the keys and values of an object by turns, in one field with this between them:
    /// `,` (style `form`), a space (`spaceDelimited`) or `|` (`pipeDelimited`), without `explode`.
    case joined(String)
    /// A field for each member of an object, under its own name (style `form` with `explode`).
    case spread
    /// A field for each value, named as servers read nested ones: `outer[inner]`, `list[]` (style `deepObject`).
    case deep
    /// JSON, as one field; an array has a field of JSON for each element.
    case json
}
