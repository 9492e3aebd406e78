import Diagnostics

package struct ParameterObject: Sendable {
    package enum Place: String, Sendable { case path, query, header, cookie }

    package let name: String
    package let place: Place
    package let description: String?
    package let isRequired: Bool
    package let isDeprecated: Bool
    package let style: String?
    package let explode: Bool?
    package let schema: SchemaObject?
    package let allowsReserved: Bool
    /// Where `allowEmptyValue: true` stands.
    package let allowsEmptyValue: SourceLocation?
    /// The media type that describes the parameter, where no schema does.
    package let content: MediaTypeObject?
    /// Whether it is all of the query string: the members of its schema are the items.
    package let isQueryString: Bool
    package let location: SourceLocation
}

extension ParameterObject {
    /// A path parameter that a template names and nothing declares: any text.
    package static func undeclared(_ name: String, at location: SourceLocation) -> ParameterObject {
        ParameterObject(
            name: name, place: .path, description: nil, isRequired: true, isDeprecated: false, style: nil, explode: nil,
            schema: .string(at: location), allowsReserved: false, allowsEmptyValue: nil, content: nil,
            isQueryString: false, location: location)
    }
}
