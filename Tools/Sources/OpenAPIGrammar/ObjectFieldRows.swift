/// Rows of the table of fields.
extension [ObjectField] {
    static func every(_ names: String..., holding value: FieldValue = .free) -> [ObjectField] {
        fields(names, value, .v2_0 ... .newest)
    }

    static func since(_ version: OpenAPIVersion, _ names: String..., holding value: FieldValue = .free) -> [ObjectField]
    {
        fields(names, value, version ... .newest)
    }

    static func only(_ version: OpenAPIVersion, _ names: String..., holding value: FieldValue = .free) -> [ObjectField]
    {
        fields(names, value, version...version)
    }

    static func prose(_ names: String..., since version: OpenAPIVersion = .v2_0) -> [ObjectField] {
        fields(names, .prose, version ... .newest)
    }

    private static func fields(
        _ names: [String], _ value: FieldValue, _ versions: ClosedRange<OpenAPIVersion>
    ) -> [ObjectField] {
        names.map { ObjectField(name: $0, value: value, versions: versions) }
    }
}
