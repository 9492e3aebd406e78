import APIModel
import Configuration
import OpenAPIDocument

/// The Swift types that the user wants in the place of those that a document makes.
struct TypeChoices {
    private let formats: Patterns<WrittenType>
    private let schemas: Patterns<WrittenType>
    private let properties: Patterns<WrittenType>

    init(_ options: TypeOptions) {
        func patterns(_ list: [Retyping]) -> Patterns<WrittenType> {
            Patterns(list.map { ($0.pattern, $0.type.value) })
        }
        formats = patterns(options.formats)
        schemas = patterns(options.schemas)
        properties = patterns(options.properties)
    }

    func format(_ format: String) -> WrittenType? { formats.match([Address(format)])?.value }

    /// For a schema that has a name, by its key in `components`.
    func schema(_ name: String) -> WrittenType? { name.hasPrefix("#") ? nil : schemas.match([Address(name)])?.value }

    func property(_ key: String, of owner: Address) -> WrittenType? { properties.match([owner.member(key)])?.value }

    func reportUnused(_ reports: inout Reports) {
        formats.reportUnused("format of a value that is generated", &reports)
        schemas.reportUnused("schema that is generated", &reports)
        properties.reportUnused("property of a schema that is generated", &reports)
    }
}
