import Testing

/// Swift types that a `backend.yaml` chooses.
struct ChosenTypeTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    /// The types that the snippets name but do not declare, with the conformances that such types need.
    static let external = """
        public nonisolated struct Instant: Codable, Hashable, Sendable {}
        public nonisolated enum Finance {
            public nonisolated struct Amount: Codable, Hashable, Sendable {}
        }
        public nonisolated struct Tagged<Tag, Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            public var value: Value
        }

        """

    static let samples: [Sample] = [
        Sample.sent(
            "by format, of every plain kind",
            """
            Pet:
              required: [born, count]
              properties:
                born: {type: string, format: date-time}
                died: {type: [string, "null"], format: date-time}
                count: {type: integer, format: int64, default: 3}
                id: {type: string, format: uuid}
                seen: {type: array, items: {type: string, format: date-time}}
            """,
            makes: """
                public nonisolated struct Pet: LargeObjectModel {
                    public var born: Instant { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var died: Patch<Instant> { get { _storage[1] } _modify { yield &_storage[1] } }

                    /// Default: `3`.
                    public var count: Int64 { get { _storage[2] } _modify { yield &_storage[2] } }

                    public var id: String? { get { _storage[3] } _modify { yield &_storage[3] } }

                    public var seen: [Instant]? { get { _storage[4] } _modify { yield &_storage[4] } }

                    public init(
                        born: Instant,
                        died: Patch<Instant> = .absent,
                        count: Int64,
                        id: String? = nil,
                        seen: [Instant]? = nil
                    ) {
                        _storage = ObjectStorage(Self.members, born, died, count, id, seen)
                    }

                    private var _storage: ObjectStorage

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "born": Instant.self,
                        "died": Patch<Instant>.self,
                        "count": Int64.self,
                        "id": String?.self,
                        "seen": [Instant]?.self,
                    ]
                }
                """
        ).configured("types: {formats: {date-time: Instant, int64: Int64, uuid: String}}"),
        Sample.sent(
            "by format, to a type that the generator codes",
            """
            Pet:
              required: [born]
              properties:
                born: {type: string, format: timestamp}
                price: {type: string, format: money}
                rate: {type: number, format: money, default: 1.5}
            """,
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    public var born: Date
                    public var price: Decimal?

                    /// Default: `1.5`.
                    public var rate: Decimal?

                    public init(born: Date, price: Decimal? = nil, rate: Decimal? = 1.5) {
                        self.born = born
                        self.price = price
                        self.rate = rate
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "born": RFC3339Date.self,
                        "price": DecimalString?.self,
                        "rate": Decimal?.self,
                    ]
                }
                """
        ).configured("types: {formats: {timestamp: Date, money: Decimal}}"),
        Sample.sent(
            "by schema, which has no type then",
            """
            Money: {type: [object, "null"], properties: {cents: {type: integer}}}
            Cart:
              required: [total]
              properties:
                total: {$ref: "#/components/schemas/Money"}
                parts: {type: object, additionalProperties: {$ref: "#/components/schemas/Money"}}
                one: {oneOf: [{$ref: "#/components/schemas/Money"}, {type: string}]}
            """,
            makes: """
                public nonisolated struct Cart: LargeObjectModel {
                    public var total: Finance.Amount? { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var parts: [String: Finance.Amount?]? { get { _storage[1] } _modify { yield &_storage[1] } }

                    public var one: Patch<One> { get { _storage[2] } _modify { yield &_storage[2] } }

                    public init(total: Finance.Amount? = nil, parts: [String: Finance.Amount?]? = nil, one: Patch<One> = .absent) {
                        _storage = ObjectStorage(Self.members, total, parts, one)
                    }

                    private var _storage: ObjectStorage

                    public nonisolated enum One: UnionModel {
                        indirect case money(Finance.Amount)
                        indirect case string(String)

                        public init(from decoder: any Decoder) throws {
                            let shape = JSONShape(decoder)
                            if shape.is(.object) {
                                self = .money(try decoder.branch(Finance.Amount.self))
                            } else if let value = try? decoder.branch(String.self) {
                                self = .string(value)
                            } else {
                                throw DecodingError.unmatched(Self.self, at: decoder)
                            }
                        }

                        @_spi(Generated) public var branch: UnionBranch {
                            switch self {
                            case .money(let value): return UnionBranch(0, value)
                            case .string(let value): return UnionBranch(1, value)
                            }
                        }
                    }

                    @_spi(Generated) public static let members = ObjectMembers(
                        ["total": Finance.Amount?.self, "parts": [String: Finance.Amount?]?.self, "one": Patch<One>.self],
                        writtenAsNull: ["total"]
                    )
                }
                """
        ).configured("types: {schemas: {Mon*: Finance.Amount}}"),
        Sample.sent(
            "by property, before schema and format",
            """
            ID: {type: string}
            Pet:
              required: [id]
              properties:
                id: {$ref: "#/components/schemas/ID"}
                tags: {type: array, items: {type: string}}
                owner: {properties: {id: {type: integer, format: int64}}}
            """,
            makes: """
                public nonisolated struct Pet: LargeObjectModel {
                    public var id: Tagged<Pet, String> { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var tags: Set<String>? { get { _storage[1] } _modify { yield &_storage[1] } }

                    public var owner: Owner? { get { _storage[2] } _modify { yield &_storage[2] } }

                    public init(id: Tagged<Pet, String>, tags: Set<String>? = nil, owner: Owner? = nil) {
                        _storage = ObjectStorage(Self.members, id, tags, owner)
                    }

                    private var _storage: ObjectStorage

                    public nonisolated struct Owner: LargeObjectModel {
                        public var id: Int64? { get { _storage[0] } _modify { yield &_storage[0] } }

                        public init(id: Int64? = nil) {
                            _storage = ObjectStorage(Self.members, id)
                        }

                        private var _storage: ObjectStorage

                        @_spi(Generated) public static let members: ObjectMembers = ["id": Int64?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "id": Tagged<Pet, String>.self,
                        "tags": Set<String>?.self,
                        "owner": Owner?.self,
                    ]
                }
                """
        ).configured(
            "types: {properties: {Pet.id: \"Tagged<Pet, String>\", \"*.tags\": Set<String>, \"*.id\": Int64}, "
                + "formats: {int64: String}, schemas: {ID: String}}"),
        Sample.request(
            "find", "parameters, written by the type's own coding",
            """
            /a/{at}:
              get:
                operationId: find
                parameters:
                  - {name: at, in: path, required: true, schema: {type: string, format: date-time}}
                  - {name: max, in: query, schema: {$ref: "#/components/schemas/Money"}}
                  - {name: list, in: query, schema: {type: array, items: {$ref: "#/components/schemas/Money"}}}
                  - {name: n, in: header, schema: {type: integer, format: int64}}
                  - {name: id, in: query, schema: {type: string, format: key}}
                responses: {"204": {description: ok}}
            """,
            components: "schemas: {Money: {type: string}}",
            makes: """
                case find(at: Instant, max: Finance.Amount?, list: [Finance.Amount]?, n: Int64?, id: UUID?)

                return RequestBlock {
                    Method.GET
                    Endpoint("a/\\(at, style: .simple, explode: false)")
                    Query("max", ifPresent: max, style: .form, explode: true)
                    Query("list", ifPresent: list, style: .form, explode: true)
                    Header.custom("n").setValue(ifPresent: n, explode: false)
                    Query("id", ifPresent: id)
                }
                """
        ).configured(
            "types: {formats: {date-time: Instant, int64: Int64, key: UUID}, schemas: {Money: Finance.Amount}}"),
        Sample.response(
            "find", "the body of a response",
            """
            /a:
              get:
                operationId: find
                responses:
                  "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Money"}}}}
            """,
            components: "schemas: {Money: {type: string}}",
            makes: """
                public var find: @Sendable @concurrent () async throws -> Finance.Amount

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(find: { @concurrent () in try await build.endpoint(.find) })
                """
        ).configured("types: {schemas: {Money: Finance.Amount}}"),
    ]
}
