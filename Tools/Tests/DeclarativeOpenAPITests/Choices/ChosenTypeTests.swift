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
                public nonisolated struct Pet: Codable, Hashable, Sendable {
                    public var born: Instant
                    public var died: Patch<Instant>

                    /// Default: `3`.
                    public var count: Int64

                    public var id: String?
                    public var seen: [Instant]?

                    public init(
                        born: Instant,
                        died: Patch<Instant> = .absent,
                        count: Int64,
                        id: String? = nil,
                        seen: [Instant]? = nil
                    ) {
                        self.born = born
                        self.died = died
                        self.count = count
                        self.id = id
                        self.seen = seen
                    }
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
                public nonisolated struct Pet: Codable, Hashable, Sendable {
                    public var born: Date
                    public var price: Decimal?

                    /// Default: `1.5`.
                    public var rate: Decimal?

                    public init(born: Date, price: Decimal? = nil, rate: Decimal? = 1.5) {
                        self.born = born
                        self.price = price
                        self.rate = rate
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case born
                        case price
                        case rate
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.born = try container.decodeRFC3339(forKey: .born)
                        self.price = try container.decodeIfPresent(DecimalString.self, forKey: .price)?.decimal
                        self.rate = try container.decodeIfPresent(Decimal.self, forKey: .rate)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encodeRFC3339(self.born, forKey: .born)
                        try container.encodeIfPresent(self.price.map { DecimalString($0) }, forKey: .price)
                        try container.encodeIfPresent(self.rate, forKey: .rate)
                    }
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
                public nonisolated struct Cart: Codable, Hashable, Sendable {
                    public var total: Finance.Amount?
                    public var parts: [String: Finance.Amount?]?
                    public var one: Patch<One>

                    public init(total: Finance.Amount? = nil, parts: [String: Finance.Amount?]? = nil, one: Patch<One> = .absent) {
                        self.total = total
                        self.parts = parts
                        self.one = one
                    }

                    public nonisolated enum One: Codable, Hashable, Sendable {
                        case money(Finance.Amount)
                        case string(String)

                        public init(from decoder: any Decoder) throws {
                            let shape = JSONShape(decoder)
                            if shape.is(.object) {
                                self = .money(try Finance.Amount(from: decoder))
                            } else if let value = try? String(from: decoder) {
                                self = .string(value)
                            } else {
                                throw DecodingError.unmatched(Self.self, at: decoder)
                            }
                        }

                        public func encode(to encoder: any Encoder) throws {
                            switch self {
                            case .money(let value): try value.encode(to: encoder)
                            case .string(let value): try value.encode(to: encoder)
                            }
                        }
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case total
                        case parts
                        case one
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.total = try container.decodeIfPresent(Finance.Amount.self, forKey: .total)
                        self.parts = try container.decodeIfPresent([String: Finance.Amount?].self, forKey: .parts)
                        self.one = try container.decode(Patch<One>.self, forKey: .one)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.total, forKey: .total)
                        try container.encodeIfPresent(self.parts, forKey: .parts)
                        try container.encode(self.one, forKey: .one)
                    }
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
                public nonisolated struct Pet: Codable, Hashable, Sendable {
                    public var id: Tagged<Pet, String>
                    public var tags: Set<String>?
                    public var owner: Owner?

                    public init(id: Tagged<Pet, String>, tags: Set<String>? = nil, owner: Owner? = nil) {
                        self.id = id
                        self.tags = tags
                        self.owner = owner
                    }

                    public nonisolated struct Owner: Codable, Hashable, Sendable {
                        public var id: Int64?

                        public init(id: Int64? = nil) {
                            self.id = id
                        }
                    }
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
