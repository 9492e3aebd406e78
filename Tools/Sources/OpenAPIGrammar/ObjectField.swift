/// A field of an object, without `$ref`, which may stand in the place of most objects.
package struct ObjectField: Sendable {
    package let name: String
    package let value: FieldValue
    /// The versions of the specification that list the field.
    package let versions: ClosedRange<OpenAPIVersion>

    /// Whether any version of OpenAPI 3 lists the field.
    package var isOfOpenAPI3: Bool { versions.upperBound >= .v3_0 }
}

extension ObjectKind {
    /// The field of a name; nil where no version of the specification lists one.
    package func field(_ name: String) -> ObjectField? { Self.index[rawValue][name]?.field }

    /// A field's place in the specification's order, over all versions; nil where none lists it.
    package func rank(of name: String) -> Int? { Self.index[rawValue][name]?.rank }

    /// Whether a version of the specification lists a field for objects of this kind.
    package func has(_ name: String, in version: OpenAPIVersion) -> Bool {
        field(name)?.versions.contains(version) == true
    }

    private static let index: [[String: (rank: Int, field: ObjectField)]] = allCases.map { kind in
        Dictionary(uniqueKeysWithValues: kind.fields.enumerated().map { ($1.name, (rank: $0, field: $1)) })
    }
}
