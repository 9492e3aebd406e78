/// A value that goes into the path, the query, a header or a cookie.
package struct Parameter: Sendable {
    package enum Location: Hashable, Sendable { case path, query, header, cookie }

    /// How one value is written as text.
    package enum TextForm: Hashable, Sendable {
        /// By itself: strings, numbers, booleans.
        case plain
        /// By its `rawValue`: enumerations.
        case rawValue
        /// RFC 3339.
        case dateTime
        /// RFC 9562.
        case uuid
    }

    /// How the whole value is written in its place.
    package enum Spelling: Hashable, Sendable {
        /// One text, or in a query one item for each element of a list.
        case plain
        /// In one of OpenAPI's styles.
        case styled(Style, explode: Bool, allowReserved: Bool)
        /// As JSON text.
        case json
    }

    /// OpenAPI's `style`, and the tabs of Swagger 2.0's `collectionFormat`.
    package enum Style: String, Hashable, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
    }

    /// The Swift name, unescaped: the label of the case and the local it binds.
    package var name: String
    /// The name on the wire.
    package var key: String
    package var location: Location
    /// Optional when the parameter may be left out.
    package var type: TypeReference
    package var textForm: TextForm
    package var spelling: Spelling
    package var documentation: String?
    package var isDeprecated: Bool
    /// Whether the wiring gives the value: then it is no input of the operation, and its place in the request is kept free.
    package var isSlot: Bool
    /// The entry of the list of parameters that names it, which may be a reference.
    package var origin: Origin

    package init(
        name: String, key: String, location: Location, type: TypeReference, textForm: TextForm,
        spelling: Spelling = .plain, documentation: String?, isDeprecated: Bool, isSlot: Bool = false,
        origin: Origin
    ) {
        self.name = name
        self.key = key
        self.location = location
        self.type = type
        self.textForm = textForm
        self.spelling = spelling
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.isSlot = isSlot
        self.origin = origin
    }
}
