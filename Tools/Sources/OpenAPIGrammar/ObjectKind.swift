/// The objects that the OpenAPI Specification defines (2.0 to 3.2), as far as they hold anything.
package enum ObjectKind: Int, Hashable, Sendable, CaseIterable {
    case document, info, license, server, serverVariable, components, pathItem, operation, parameter, bodyParameter
    case items, requestBody, mediaType, encoding, response, header, link, callback, tag, schema, discriminator, xml
    case securityScheme, oauthFlows, oauthFlow

    /// The object's name in a sentence.
    package var words: String {
        switch self {
        case .document: "document"
        case .info: "info"
        case .license: "license"
        case .server: "server"
        case .serverVariable: "server variable"
        case .components: "components object"
        case .pathItem: "path item"
        case .operation: "operation"
        case .parameter, .bodyParameter: "parameter"
        case .items: "items"
        case .requestBody: "request body"
        case .mediaType: "media type"
        case .encoding: "encoding"
        case .response: "response"
        case .header: "header"
        case .link: "link"
        case .callback: "callback"
        case .tag: "tag"
        case .schema: "schema"
        case .discriminator: "discriminator"
        case .xml: "xml"
        case .securityScheme: "security scheme"
        case .oauthFlows: "OAuth flows"
        case .oauthFlow: "OAuth flow"
        }
    }

    /// The kind of value in fields that the specification does not list.
    package var otherFields: FieldValue {
        self == .callback ? .object(.pathItem) : .free
    }

    /// The sections of `components` in the specification's order, with the kind of object that each holds; without
    /// `examples`, which are prose.
    package static let sections: [(name: String, kind: ObjectKind)] = ObjectKind.components.fields.compactMap { field in
        guard case .names(.object(let kind)) = field.value else { return nil }
        return (field.name, kind)
    }

    /// The kind of object in a section of `components`; nil for `examples`, and for what is no section.
    package init?(section: String) {
        guard let kind = Self.sections.first(where: { $0.name == section })?.kind else { return nil }
        self = kind
    }
}
