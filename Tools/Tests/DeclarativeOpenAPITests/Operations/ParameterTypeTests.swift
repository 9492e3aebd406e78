import Testing

/// The types of parameters whose schemas are enumerations, objects or unions.
struct ParameterTypeTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .section(
            "Operations", "an enumeration written in place is nested in the operation",
            """
            /pets:
              get:
                operationId: list
                parameters: [{name: sort, in: query, schema: {type: string, enum: [asc, desc]}}]
            """,
            makes: """
                /// A call of the API; each is the block that makes its request.
                public nonisolated enum Operation: RequestBuildable, Sendable {
                    public nonisolated enum Sort: String, Codable, Hashable, RequestValue, Sendable {
                        case asc = "asc"
                        case desc = "desc"
                    }

                    /// `GET /pets`
                    case list(sort: Sort?)

                    /// The document's `operationId`, or method and path.
                    public var id: String {
                        switch self {
                        case .list: return "list"
                        }
                    }

                    /// Method, path, parameters and body.
                    public var body: RequestBlock {
                        switch self {
                        case .list(let sort):
                            return RequestBlock {
                                Method.GET
                                Endpoint("pets")
                                Query("sort", ifPresent: sort)
                            }
                        }
                    }
                }
                """),
        .section(
            "Operations", "one enumeration for equal values, another for others",
            """
            /a: {get: {operationId: a, parameters: [{name: sort, in: query, schema: {type: string, enum: [x]}}]}}
            /b: {get: {operationId: b, parameters: [{name: sort, in: query, schema: {type: string, enum: [x]}}]}}
            /c: {get: {operationId: c, parameters: [{name: sort, in: query, schema: {type: string, enum: [y]}}]}}
            """,
            makes: """
                /// A call of the API; each is the block that makes its request.
                public nonisolated enum Operation: RequestBuildable, Sendable {
                    public nonisolated enum CSort: String, Codable, Hashable, RequestValue, Sendable {
                        case y = "y"
                    }

                    public nonisolated enum Sort: String, Codable, Hashable, RequestValue, Sendable {
                        case x = "x"
                    }

                    /// `GET /a`
                    case a(sort: Sort?)

                    /// `GET /b`
                    case b(sort: Sort?)

                    /// `GET /c`
                    case c(sort: CSort?)

                    /// The document's `operationId`, or method and path.
                    public var id: String {
                        switch self {
                        case .a: return "a"
                        case .b: return "b"
                        case .c: return "c"
                        }
                    }

                    /// Method, path, parameters and body.
                    public var body: RequestBlock {
                        switch self {
                        case .a(let sort):
                            return RequestBlock {
                                Method.GET
                                Endpoint("a")
                                Query("sort", ifPresent: sort)
                            }
                        case .b(let sort):
                            return RequestBlock {
                                Method.GET
                                Endpoint("b")
                                Query("sort", ifPresent: sort)
                            }
                        case .c(let sort):
                            return RequestBlock {
                                Method.GET
                                Endpoint("c")
                                Query("sort", ifPresent: sort)
                            }
                        }
                    }
                }
                """),
        .request(
            "fetch", "an enumeration behind a reference",
            """
            /a:
              get:
                operationId: fetch
                parameters:
                  - {name: s, in: query, schema: {$ref: "#/components/schemas/S"}}
                  - {name: r, in: query, required: true, schema: {$ref: "#/components/schemas/S"}}
            """,
            components: "schemas: {S: {type: string, enum: [up, down]}}",
            makes: """
                case fetch(s: S?, r: S)

                return RequestBlock {
                    Method.GET
                    Endpoint("a")
                    Query("s", ifPresent: s)
                    Query("r", r)
                }
                """),
        .section(
            "Operations", "an object or a union written in place is nested in the operation",
            """
            /find:
              get:
                operationId: find
                parameters:
                  - {name: filter, in: query, style: deepObject, schema: {type: object, properties: {a: {type: string}}}}
                  - {name: since, in: query, schema: {oneOf: [{type: string, format: date}, {type: integer}]}}
                  - {name: where, in: query, content: {application/json: {schema: {type: array, items: {type: integer}}}}}
            """,
            makes: """
                /// A call of the API; each is the block that makes its request.
                public nonisolated enum Operation: RequestBuildable, Sendable {
                    public nonisolated struct Filter: ObjectModel {
                        public var a: String?

                        public init(a: String? = nil) {
                            self.a = a
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["a": String?.self]
                    }

                    public nonisolated enum Since: UnionModel {
                        case date(CalendarDate)
                        case integer(Int)

                        public init(from decoder: any Decoder) throws {
                            let shape = JSONShape(decoder)
                            if shape.is(.string) {
                                self = .date(try decoder.branch(CalendarDate.self))
                            } else if shape.is(.number) {
                                self = .integer(try decoder.branch(Int.self))
                            } else {
                                throw DecodingError.unmatched(Self.self, at: decoder)
                            }
                        }

                        @_spi(Generated) public var branch: UnionBranch {
                            switch self {
                            case .date(let value): return UnionBranch(0, value)
                            case .integer(let value): return UnionBranch(1, value)
                            }
                        }
                    }

                    /// `GET /find`
                    case find(filter: Filter?, since: Since?, `where`: [Int]?)

                    /// The document's `operationId`, or method and path.
                    public var id: String {
                        switch self {
                        case .find: return "find"
                        }
                    }

                    /// Method, path, parameters and body.
                    public var body: RequestBlock {
                        switch self {
                        case .find(let filter, let since, let `where`):
                            return RequestBlock {
                                Method.GET
                                Endpoint("find")
                                Query("filter", ifPresent: filter, style: .deepObject, explode: true)
                                Query("since", ifPresent: since, style: .form, explode: true)
                                Query("where", jsonIfPresent: `where`)
                            }
                        }
                    }
                }
                """),
    ]
}
