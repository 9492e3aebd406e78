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
                public nonisolated struct Base: Codable, Hashable, Sendable {
                    public var id: String

                    public init(id: String) {
                        self.id = id
                    }
                }

                public nonisolated struct Root: Codable, Hashable, Sendable {
                    public var id: String
                    public var extra: Int
                    public var note: String?

                    public init(id: String, extra: Int, note: String? = nil) {
                        self.id = id
                        self.extra = extra
                        self.note = note
                    }
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
                public nonisolated struct Base: Codable, Hashable, Sendable {
                    public var id: String

                    public init(id: String) {
                        self.id = id
                    }
                }

                public nonisolated struct Outer: Codable, Hashable, Sendable {
                    public var inner: Inner?

                    public init(inner: Inner? = nil) {
                        self.inner = inner
                    }

                    public nonisolated struct Inner: Codable, Hashable, Sendable {
                        public var id: String
                        public var more: String?

                        public init(id: String, more: String? = nil) {
                            self.id = id
                            self.more = more
                        }
                    }
                }
                """),
        .sent(
            "a branch that only requires",
            """
            Base: {type: object, properties: {id: {type: string}, name: {type: string}}}
            Strict: {allOf: [{$ref: "#/components/schemas/Base"}, {required: [name]}]}
            """,
            makes: """
                public nonisolated struct Base: Codable, Hashable, Sendable {
                    public var id: String?
                    public var name: String?

                    public init(id: String? = nil, name: String? = nil) {
                        self.id = id
                        self.name = name
                    }
                }

                public nonisolated struct Strict: Codable, Hashable, Sendable {
                    public var id: String?
                    public var name: String

                    public init(id: String? = nil, name: String) {
                        self.id = id
                        self.name = name
                    }
                }
                """),
    ]
}
