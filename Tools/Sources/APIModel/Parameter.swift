/// A parameter in the path, the query, a header or a cookie.
package struct Parameter: Sendable {
    package enum Location: Hashable, Sendable { case path, query, header, cookie }

    /// The text form of one value.
    package enum TextForm: Hashable, Sendable {
        /// The value itself: strings, numbers, booleans.
        case plain
        /// The `rawValue`: enumerations.
        case rawValue
        /// RFC 3339.
        case dateTime
        /// RFC 9562.
        case uuid
    }

    /// The serialisation of the whole value.
    package enum Spelling: Hashable, Sendable {
        /// One text; for an array in the query, one item for each element.
        case plain
        /// One of OpenAPI's styles.
        case styled(Style, explode: Bool, allowReserved: Bool)
        /// JSON text.
        case json
    }

    /// The `style` of OpenAPI; `tabDelimited` comes from `collectionFormat` of Swagger 2.0.
    package enum Style: String, Hashable, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
    }

    /// The Swift name of the argument, unescaped.
    package var name: String
    /// The name in the request.
    package var key: String
    package var location: Location
    /// The type; optional if the parameter is not required.
    package var type: TypeReference
    package var textForm: TextForm
    package var spelling: Spelling
    package var documentation: String?
    package var isDeprecated: Bool
    /// Whether the parameter is a slot: the wiring fills it in the request, and it is not an argument of the operation.
    package var isSlot: Bool
    /// The location of its entry in `parameters`, which may be a reference.
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
