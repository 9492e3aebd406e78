import APIModel
import Configuration
import OpenAPIDocument

/// The Swift types that the configuration gives instead of those that the document's schemas have.
struct TypeChoices {
    private let formats: AddressPatterns<WrittenType>
    private let schemas: AddressPatterns<WrittenType>
    private let properties: AddressPatterns<WrittenType>

    init(_ options: TypeOptions) {
        func patterns(_ list: [Retyping], as name: ChoiceUsage.List) -> AddressPatterns<WrittenType> {
            AddressPatterns(list.map { ($0.pattern, $0.type.value) }, as: name)
        }
        formats = patterns(options.formats, as: .formatTypes)
        schemas = patterns(options.schemas, as: .schemaTypes)
        properties = patterns(options.properties, as: .propertyTypes)
    }

    func format(_ format: String, _ usage: inout ChoiceUsage) -> WrittenType? {
        formats.match([Address(format)], &usage)?.value
    }

    /// The type for a component; nil for an inline schema, which a configuration cannot name.
    func schema(_ id: SchemaID, _ usage: inout ChoiceUsage) -> WrittenType? {
        guard case .component(let name) = id else { return nil }
        return schemas.match([Address(name)], &usage)?.value
    }

    func property(_ key: String, of owner: Address, _ usage: inout ChoiceUsage) -> WrittenType? {
        properties.match([owner.member(key)], &usage)?.value
    }

    func reportUnused(_ usage: ChoiceUsage, _ findings: inout Findings) {
        formats.reportUnused("format of a value that is generated", usage, &findings)
        schemas.reportUnused("schema that is generated", usage, &findings)
        properties.reportUnused("property of a schema that is generated", usage, &findings)
    }
}
