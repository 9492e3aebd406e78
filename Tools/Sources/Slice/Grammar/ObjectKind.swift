/// The objects that the OpenAPI Specification defines (3.0 to 3.2), as far as they hold anything.
enum ObjectKind: String, Hashable, Sendable, CaseIterable {
    case document, info, license, server, serverVariable, pathItem, operation, parameter, requestBody, mediaType
    case encoding, response, header, link, callback, tag, schema, discriminator, xml, securityScheme, oauthFlows
    case oauthFlow

    /// The sections of `components` in the specification's order, with what each holds.
    static let sections: [(name: String, kind: ObjectKind)] = [
        ("schemas", .schema), ("responses", .response), ("parameters", .parameter), ("requestBodies", .requestBody),
        ("headers", .header), ("securitySchemes", .securityScheme), ("links", .link), ("callbacks", .callback),
        ("pathItems", .pathItem), ("mediaTypes", .mediaType),
    ]

    /// What a section of `components` holds; nil for `examples`, which are left out, and for what is no section.
    init?(section: String) {
        guard let kind = Self.sections.first(where: { $0.name == section })?.kind else { return nil }
        self = kind
    }

    /// The object's name in a sentence.
    var words: String {
        switch self {
        case .pathItem: "path item"
        case .requestBody: "request body"
        case .mediaType: "media type"
        case .securityScheme: "security scheme"
        default: rawValue
        }
    }

    /// What the fields are that `fields` does not list.
    var otherFields: Shape {
        self == .callback ? .object(.pathItem) : .free
    }

    /// Whether a field of the object is prose or an extension.
    func isProse(_ field: String) -> Bool {
        switch field {
        case "summary", "description", "example", "examples", "externalDocs": true
        case "contact", "termsOfService": self == .info
        case "$comment": self == .schema
        default: field.hasPrefix("x-")
        }
    }
}
