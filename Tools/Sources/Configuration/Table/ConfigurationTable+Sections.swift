/// The keys that have keys of their own.
extension ConfigurationTable {
    static let include = ConfigurationKey(
        "include",
        .section(
            selectors(
                tags: "Operations with one of these tags.", paths: "Operations at one of these paths.",
                operations: "These operations: by `operationId`, or as `METHOD /path`.",
                schemes: "Operations that name one of these security schemes, alone or with others.",
                deprecated: "`true`: only deprecated operations; `false`: only others.")),
        "Operations to generate: those that fit every key that is given here. Schemas follow: one to which neither a "
            + "selected operation nor a webhook leads is not generated.",
        leftOut: "all operations, and all schemas where `exclude` is left out, too.",
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
                schemes: "Operations that name one of these security schemes, alone or with others; `excludeSchemes` "
                    + "keeps those that can do without.",
                deprecated: "`true`: deprecated operations; `false`: others.")),
        "Operations to leave out: those that fit any key that is given here.",
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
                "Operations, by `operationId` or as `METHOD /path`: the method of the client and what is called after it."
            ),
            ConfigurationKey(
                "schemas", .map(keys: "schema", values: .swiftName),
                "Schemas, by their name in the document: the Swift type. `Pet.status` is the type of an inline schema."),
            ConfigurationKey(
                "properties", .map(keys: "schema.property", values: .swiftName), "Properties, as `Pet.tag`."),
            ConfigurationKey(
                "cases", .map(keys: "schema.value", values: .swiftName),
                "Values of enumerations, as `Size.xl`, or `Pet.size.xl` where the enumeration stands inline."),
            ConfigurationKey(
                "parameters", .map(keys: "operation.parameter", values: .swiftName), "Parameters, as `listPets.limit`."),
        ]),
        "Swift names instead of those that are made from the document. What is written out wins over a pattern, and "
            + "of patterns the first. In a name, `*` stands for what `*` in the pattern matched, for members behind the last dot.",
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
            ConfigurationKey("formats", .map(keys: "format", values: .swiftType), "By the `format` of plain values."),
            ConfigurationKey(
                "schemas", .map(keys: "schema", values: .swiftType),
                "By the name of a schema, which then has no type of its own."),
            ConfigurationKey(
                "properties", .map(keys: "schema.property", values: .swiftType), "By property, as `Pet.birthday`."),
            ConfigurationKey("import", .list(.module), "Modules that the generated source imports."),
        ]),
        "Swift types instead of those that are made from the document. A property comes first, then a schema, then a "
            + "format. A type is Codable, from and to what the document describes, Hashable and Sendable, as visible as what is "
            + "generated, and isolated to no actor. `String`, `Int`, `Double`, "
            + "`Bool`, `Date`, `CalendarDate`, `UUID`, `Data`, `Decimal` and `JSONValue` are coded as generated code does; "
            + "any other type codes itself. Whether a value may be absent or null is the document's to say.",
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
            ConfigurationKey("open", .list(.glob), "Enums that keep values which the document does not list."),
            ConfigurationKey("closed", .list(.glob), "Enums for which such a value is an error."),
        ]),
        "Whether enums, and unions, are open: by the name of the schema, `Pet.status` for one that stands inline.",
        leftOut: "those are open that a server can send.",
        example: """
            enums:
              open: [Species]
              closed: [Pet.status]
            """)
}
