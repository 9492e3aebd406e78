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
    /// The location of `allowEmptyValue: true`.
    package let allowsEmptyValue: SourceLocation?
    /// The media type that describes the parameter, if no schema does.
    package let content: MediaTypeObject?
    /// Whether the parameter is the whole query string, whose items are the members of its schema.
    package let isQueryString: Bool
    package let location: SourceLocation
}

extension ParameterObject {
    /// A parameter for a path template's name that no parameter declares: any text.
    package static func undeclared(_ name: String, at location: SourceLocation) -> ParameterObject {
        ParameterObject(
            name: name, place: .path, description: nil, isRequired: true, isDeprecated: false, style: nil, explode: nil,
            schema: .string(at: location), allowsReserved: false, allowsEmptyValue: nil, content: nil,
            isQueryString: false, location: location)
    }
}
