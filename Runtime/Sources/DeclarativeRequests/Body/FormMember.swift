/// The notation of a member in a form, if it differs from that of ``FlatModel`` (OpenAPI: `encoding`).
@_spi(Generated) public nonisolated enum FormMember: Hashable, Sendable {
    /// One field: an array's values, or an object's keys and values in alternation, joined by this separator: `,`
    /// (`form`), space (`spaceDelimited`), `|` (`pipeDelimited`), tab (Swagger 2.0 `tsv`); without `explode`.
    case joined(String)
    /// A field for each member of an object, under its own name (style `form` with `explode`).
    case spread
    /// A field for each value, named as servers read nested ones: `outer[inner]`, `list[]` (style `deepObject`).
    case deep
    /// JSON, as one field; an array has a field of JSON for each element.
    case json
}
