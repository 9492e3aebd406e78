import Testing

/// Enumerations: closed if they are only sent, open if the server can send other values.
struct EnumerationTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "only sent",
            "Kind: {type: string, enum: [up, LIMIT_MAKER, in-progress, default]}",
            makes: """
                public nonisolated enum Kind: String, Codable, Hashable, RequestValue, Sendable {
                    case up = "up"

                    /// Wire name: `LIMIT_MAKER`.
                    case limitMaker = "LIMIT_MAKER"

                    /// Wire name: `in-progress`.
                    case inProgress = "in-progress"

                    case `default` = "default"
                }
                """),
        .received(
            "Status", "can be received",
            "Status: {type: string, enum: [up, unknown, in]}",
            makes: """
                public nonisolated enum Status: OpenEnum, RequestValue {
                    case up

                    /// Wire name: `unknown`.
                    case unknown_

                    case `in`

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(String)

                    public static let known: KnownValues<Self> = [.up, .unknown_, .in]

                    public var rawValue: String {
                        switch self {
                        case .up: return "up"
                        case .unknown_: return "unknown"
                        case .in: return "in"
                        case .unknown(let value): return value
                        }
                    }
                }
                """),
        .sent(
            "integers that are only sent",
            "Level: {type: integer, enum: [0, 1, -1, 10]}",
            makes: """
                public nonisolated enum Level: Int, Codable, Hashable, RequestValue, Sendable {
                    /// Wire name: `0`.
                    case _0 = 0

                    /// Wire name: `1`.
                    case _1 = 1

                    /// Wire name: `-1`.
                    case minus1 = -1

                    /// Wire name: `10`.
                    case _10 = 10
                }
                """),
        .received(
            "Level", "integers that can be received",
            "Level: {type: integer, enum: [0, -1]}",
            makes: """
                public nonisolated enum Level: OpenEnum, RequestValue {
                    /// Wire name: `0`.
                    case _0

                    /// Wire name: `-1`.
                    case minus1

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(Int)

                    public static let known: KnownValues<Self> = [._0, .minus1]

                    public var rawValue: Int {
                        switch self {
                        case ._0: return 0
                        case .minus1: return -1
                        case .unknown(let value): return value
                        }
                    }
                }
                """),
        .sent(
            "a constant is an enumeration of one",
            "Ping: {const: ping}",
            makes: """
                public nonisolated enum Ping: String, Codable, Hashable, RequestValue, Sendable {
                    case ping = "ping"
                }
                """),
        .sent(
            "null among the values makes what holds it optional",
            """
            Sort: {type: [string, "null"], enum: [asc, desc, null, "null"]}
            List: {type: object, required: [sort], properties: {sort: {$ref: "#/components/schemas/Sort"}}}
            """,
            makes: """
                public nonisolated struct List: ObjectModel {
                    public var sort: Sort?

                    public init(sort: Sort? = nil) {
                        self.sort = sort
                    }

                    @_spi(Generated) public static let members = ObjectMembers(["sort": Sort?.self], writtenAsNull: ["sort"])
                }

                public nonisolated enum Sort: String, Codable, Hashable, RequestValue, Sendable {
                    case asc = "asc"
                    case desc = "desc"
                    case null = "null"
                }
                """),
        .sent(
            "an inline one is named for its property",
            "Pet: {type: object, properties: {pet_kind: {type: string, enum: [cat, dog]}}}",
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    /// Wire name: `pet_kind`.
                    public var petKind: PetKind?

                    public init(petKind: PetKind? = nil) {
                        self.petKind = petKind
                    }

                    public nonisolated enum PetKind: String, Codable, Hashable, RequestValue, Sendable {
                        case cat = "cat"
                        case dog = "dog"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["pet_kind": PetKind?.self]
                }
                """),
        .received(
            "Pet", "an inline one that can be received is open",
            "Pet: {type: object, properties: {kind: {type: string, enum: [cat]}}}",
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    public var kind: Kind?

                    public init(kind: Kind? = nil) {
                        self.kind = kind
                    }

                    public nonisolated enum Kind: OpenEnum, RequestValue {
                        case cat

                        /// A value that the document does not list; it is written back as it is.
                        case unknown(String)

                        public static let known: KnownValues<Self> = [.cat]

                        public var rawValue: String {
                            switch self {
                            case .cat: return "cat"
                            case .unknown(let value): return value
                            }
                        }
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": Kind?.self]
                }
                """),
    ]
}
