/// The keys that have nested keys.
extension ConfigurationTable {
    static let include = ConfigurationKey(
        "include",
        .section(
            selectors(
                tags: "Operations with one of these tags.", paths: "Operations at one of these paths.",
                operations: "These operations: by `operationId`, or as `METHOD /path`.",
                schemes: "Operations whose security names one of these schemes, alone or with others.",
                deprecated: "`true`: only deprecated operations; `false`: only others.")),
        "Operations to generate: those that match every nested key. A schema is generated if a selected operation or a "
            + "webhook refers to it, also indirectly.",
        fallback: "all operations; without `exclude`, also all schemas.",
        example: """
            include:
              tags: [pets]
              paths: [/pets*]
              operations: [listPets, POST /pets]
              schemes: [apiKey]
              deprecated: false
            """)

    static let exclude = ConfigurationKey(
        "exclude",
        .section(
            selectors(
                tags: "Operations with one of these tags.", paths: "Operations at one of these paths.",
                operations: "These operations: by `operationId`, or as `METHOD /path`.",
                schemes: "Operations whose security names one of these schemes, alone or with others; `excludeSchemes` "
                    + "keeps those that have an alternative.",
                deprecated: "`true`: deprecated operations; `false`: others.")),
        "Operations to leave out: those that match any nested key.",
        example: """
            exclude:
              tags: [admin]
              paths: [/internal/*]
              operations: ["*Legacy"]
              schemes: [adminKey]
              deprecated: true
            """)

    private static func selectors(
        tags: String, paths: String, operations: String, schemes: String, deprecated: String
    ) -> [ConfigurationKey] {
        [
            ConfigurationKey("tags", .list(.glob), tags),
            ConfigurationKey("paths", .list(.glob), paths),
            ConfigurationKey("operations", .list(.glob), operations),
            ConfigurationKey("schemes", .list(.glob), schemes),
            ConfigurationKey("deprecated", .flag, deprecated),
        ]
    }

    static let names = ConfigurationKey(
        "names",
        .section([
            ConfigurationKey(
                "operations", .map(keys: "operation", values: .swiftName),
                "Operations, by `operationId` or as `METHOD /path`: the client's method and the types named after it."
            ),
            ConfigurationKey(
                "schemas", .map(keys: "schema", values: .swiftName),
                "Schemas, by their name in the document: the Swift type. `Pet.status` is the type of an inline schema."),
            ConfigurationKey(
                "properties", .map(keys: "schema.property", values: .swiftName), "Properties, as `Pet.tag`."),
            ConfigurationKey(
                "cases", .map(keys: "schema.value", values: .swiftName),
                "Values of enumerations, as `Size.xl`, or `Pet.size.xl` for an inline enumeration."),
            ConfigurationKey(
                "parameters", .map(keys: "operation.parameter", values: .swiftName), "Parameters, as `listPets.limit`."),
        ]),
        "Swift names that replace those made from the document. An exact key wins over a pattern, and the first of several "
            + "patterns wins. In a name, `*` is the text that `*` in the pattern matched; for members, after the last dot.",
        example: """
            names:
              operations:
                findPetsByStatus: pets
                "get*": "fetch*"
              schemas:
                "Api*": "*"
              properties:
                Pet.photoUrls: photos
                "*.is_*": "is*"
              cases:
                Pet.status.sold: soldOut
              parameters:
                "*.X-Request-ID": requestID
            """)

    static let types = ConfigurationKey(
        "types",
        .section([
            ConfigurationKey("formats", .map(keys: "format", values: .swiftType), "By the `format` of a plain value."),
            ConfigurationKey(
                "schemas", .map(keys: "schema", values: .swiftType),
                "By the name of a schema, for which no type is then generated."),
            ConfigurationKey(
                "properties", .map(keys: "schema.property", values: .swiftType), "By property, as `Pet.birthday`."),
            ConfigurationKey("import", .list(.module), "Modules that the generated source imports."),
        ]),
        "Swift types that replace those made from the document. A property wins over a schema, and a schema over a format. "
            + "A type must be Codable in the form that the document describes, Hashable, Sendable, nonisolated, and "
            + "as visible as the generated code. Generated code encodes and decodes `String`, `Int`, `Double`, "
            + "`Bool`, `Date`, `CalendarDate`, `UUID`, `Data`, `Decimal` and `JSONValue`; any other type uses its own "
            + "coding. The document still decides whether a value may be absent or null.",
        example: """
            types:
              formats:
                date-time: Instant
                int64: Int64
              schemas:
                Money: Finance.Amount
              properties:
                Pet.id: PetID
              import: [Finance, Time]
            """)

    static let enums = ConfigurationKey(
        "enums",
        .section([
            ConfigurationKey("open", .list(.glob), "Enums that keep values that the document does not list."),
            ConfigurationKey("closed", .list(.glob), "Enums for which such a value is an error."),
        ]),
        "Whether enums and unions are open, by the name of the schema, or as `Pet.status` for an inline schema.",
        fallback: "those that a server can send are open.",
        example: """
            enums:
              open: [Species]
              closed: [Pet.status]
            """)
}
