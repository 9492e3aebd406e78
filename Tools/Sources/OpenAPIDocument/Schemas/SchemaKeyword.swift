import OpenAPIGrammar

/// The keywords of schemas that are read, in all versions.
enum SchemaKeyword: String, CaseIterable {
    case reference = "$ref"
    case type, nullable, format, `enum`, const, properties, required, items, additionalProperties
    case patternProperties, allOf, oneOf, anyOf, discriminator, title, description, deprecated, readOnly, writeOnly
    case `default`, contentEncoding
    case anchor = "$anchor"
    case dynamicAnchor = "$dynamicAnchor"
    case dynamicReference = "$dynamicRef"
    case definitions = "$defs"
    case draftDefinitions = "definitions"
    case recursiveReference = "$recursiveRef"
    case recursiveAnchor = "$recursiveAnchor"

    static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether the keyword only holds schemas for references, or marks one.
    var isDeclaration: Bool {
        switch self {
        case .dynamicAnchor, .definitions, .draftDefinitions, .recursiveAnchor: true
        default: false
        }
    }

    /// Whether a keyword changes the type of a value, and is of a later version than Swagger 2.0.
    static func isLaterThanSwagger(_ keyword: String) -> Bool {
        guard let read = byName[keyword], read != .reference, !read.isDeclaration else { return false }
        return !ObjectKind.schema.has(keyword, in: .v2_0)
    }
}
