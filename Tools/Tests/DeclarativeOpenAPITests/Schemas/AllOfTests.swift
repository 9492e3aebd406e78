import Testing

/// `allOf`: one struct with the properties of every branch and the properties beside it.
struct AllOfTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "branches, references among them, and what stands beside",
            """
            Base: {type: object, required: [id], properties: {id: {type: string}}}
            Root:
              allOf:
                - $ref: "#/components/schemas/Base"
                - {type: object, properties: {extra: {type: integer}}}
              required: [extra]
              properties: {note: {type: string}}
            """,
            makes: """
                public nonisolated struct Base: ObjectModel {
                    public var id: String

                    public init(id: String) {
                        self.id = id
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String.self]
                }

                public nonisolated struct Root: ObjectModel {
                    public var id: String
                    public var extra: Int
                    public var note: String?

                    public init(id: String, extra: Int, note: String? = nil) {
                        self.id = id
                        self.extra = extra
                        self.note = note
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "id": String.self,
                        "extra": Int.self,
                        "note": String?.self,
                    ]
                }
                """),
        .sent(
            "inline in a property",
            """
            Base: {type: object, required: [id], properties: {id: {type: string}}}
            Outer:
              type: object
              properties:
                inner:
                  allOf: [{$ref: "#/components/schemas/Base"}, {properties: {more: {type: string}}}]
            """,
            makes: """
                public nonisolated struct Base: ObjectModel {
                    public var id: String

                    public init(id: String) {
                        self.id = id
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String.self]
                }

                public nonisolated struct Outer: ObjectModel {
                    public var inner: Inner?

                    public init(inner: Inner? = nil) {
                        self.inner = inner
                    }

                    public nonisolated struct Inner: ObjectModel {
                        public var id: String
                        public var more: String?

                        public init(id: String, more: String? = nil) {
                            self.id = id
                            self.more = more
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "more": String?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["inner": Inner?.self]
                }
                """),
        .sent(
            "a branch that only requires",
            """
            Base: {type: object, properties: {id: {type: string}, name: {type: string}}}
            Strict: {allOf: [{$ref: "#/components/schemas/Base"}, {required: [name]}]}
            """,
            makes: """
                public nonisolated struct Base: ObjectModel {
                    public var id: String?
                    public var name: String?

                    public init(id: String? = nil, name: String? = nil) {
                        self.id = id
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String?.self, "name": String?.self]
                }

                public nonisolated struct Strict: ObjectModel {
                    public var id: String?
                    public var name: String

                    public init(id: String? = nil, name: String) {
                        self.id = id
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String?.self, "name": String.self]
                }
                """),
    ]
}
