import Testing

/// Objects: structs with a member for each property.
struct ObjectTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "required and optional properties, in the document's order",
            """
            Pet:
              type: object
              required: [name, id]
              properties:
                name: {type: string}
                id: {type: integer}
                weight: {type: number}
                isTame: {type: boolean}
            """,
            makes: """
                public nonisolated struct Pet: Codable, Hashable, Sendable {
                    public var name: String
                    public var id: Int
                    public var weight: Double?
                    public var isTame: Bool?

                    public init(name: String, id: Int, weight: Double? = nil, isTame: Bool? = nil) {
                        self.name = name
                        self.id = id
                        self.weight = weight
                        self.isTame = isTame
                    }
                }
                """),
        .sent(
            "a required property that may be null is written as null",
            """
            Visit:
              type: object
              required: [note]
              properties:
                note: {type: [string, "null"]}
                place: {type: string, nullable: true}
            """,
            makes: """
                public nonisolated struct Visit: Codable, Hashable, Sendable {
                    public var note: String?
                    public var place: Patch<String>

                    public init(note: String? = nil, place: Patch<String> = .absent) {
                        self.note = note
                        self.place = place
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case note
                        case place
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.note = try container.decodeIfPresent(String.self, forKey: .note)
                        self.place = try container.decode(Patch<String>.self, forKey: .place)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.note, forKey: .note)
                        try container.encode(self.place, forKey: .place)
                    }
                }
                """),
        .sent(
            "keys that are no Swift names",
            """
            Item:
              type: object
              properties:
                grant_type: {type: string}
                default: {type: boolean}
                "@id": {type: string}
            """,
            makes: """
                public nonisolated struct Item: Codable, Hashable, Sendable {
                    /// Wire name: `grant_type`.
                    public var grantType: String?

                    public var `default`: Bool?

                    /// Wire name: `@id`.
                    public var id: String?

                    public init(grantType: String? = nil, `default`: Bool? = nil, id: String? = nil) {
                        self.grantType = grantType
                        self.default = `default`
                        self.id = id
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case grantType = "grant_type"
                        case `default`
                        case id = "@id"
                    }
                }
                """),
        .sent(
            "an inline object is a struct of its own inside",
            """
            Order:
              type: object
              required: [buyer]
              properties:
                buyer:
                  type: object
                  required: [address]
                  properties:
                    address: {type: object, properties: {city: {type: string}}}
            """,
            makes: """
                public nonisolated struct Order: Codable, Hashable, Sendable {
                    public var buyer: Buyer

                    public init(buyer: Buyer) {
                        self.buyer = buyer
                    }

                    public nonisolated struct Buyer: Codable, Hashable, Sendable {
                        public var address: Address

                        public init(address: Address) {
                            self.address = address
                        }

                        public nonisolated struct Address: Codable, Hashable, Sendable {
                            public var city: String?

                            public init(city: String? = nil) {
                                self.city = city
                            }
                        }
                    }
                }
                """),
        .sent(
            "an inline object in a list is named for its property",
            """
            Cart:
              type: object
              properties:
                lines:
                  type: array
                  items: {type: object, properties: {count: {type: integer}}}
            """,
            makes: """
                public nonisolated struct Cart: Codable, Hashable, Sendable {
                    public var lines: [Lines]?

                    public init(lines: [Lines]? = nil) {
                        self.lines = lines
                    }

                    public nonisolated struct Lines: Codable, Hashable, Sendable {
                        public var count: Int?

                        public init(count: Int? = nil) {
                            self.count = count
                        }
                    }
                }
                """),
        .sent(
            "an inline type hides one of the namespace, which is then spelled out",
            """
            Address: {type: object, properties: {city: {type: string}}}
            Order:
              type: object
              properties:
                address: {type: object, properties: {zip: {type: string}}}
                other: {$ref: "#/components/schemas/Address"}
            """,
            makes: """
                public nonisolated struct Address: Codable, Hashable, Sendable {
                    public var city: String?

                    public init(city: String? = nil) {
                        self.city = city
                    }
                }

                public nonisolated struct Order: Codable, Hashable, Sendable {
                    public var address: Address?
                    public var other: T.Address?

                    public init(address: Address? = nil, other: T.Address? = nil) {
                        self.address = address
                        self.other = other
                    }

                    public nonisolated struct Address: Codable, Hashable, Sendable {
                        public var zip: String?

                        public init(zip: String? = nil) {
                            self.zip = zip
                        }
                    }
                }
                """),
        .sent(
            "an inline type never hides the namespace, which leads to what others hide",
            """
            Address: {type: object, additionalProperties: false}
            Order:
              type: object
              properties:
                t: {type: object, additionalProperties: false}
                address: {type: object, additionalProperties: false}
                other: {$ref: "#/components/schemas/Address"}
            """,
            makes: """
                public nonisolated struct Address: Codable, Hashable, Sendable {
                    public init() {}
                }

                public nonisolated struct Order: Codable, Hashable, Sendable {
                    public var t: T_?
                    public var address: Address?
                    public var other: T.Address?

                    public init(t: T_? = nil, address: Address? = nil, other: T.Address? = nil) {
                        self.t = t
                        self.address = address
                        self.other = other
                    }

                    public nonisolated struct T_: Codable, Hashable, Sendable {
                        public init() {}
                    }

                    public nonisolated struct Address: Codable, Hashable, Sendable {
                        public init() {}
                    }
                }
                """),
        .sent(
            "an object without properties and without room for others",
            "Nothing: {type: object, additionalProperties: false}",
            makes: """
                public nonisolated struct Nothing: Codable, Hashable, Sendable {
                    public init() {}
                }
                """),
        .sent(
            "a word that Swift reserves",
            "Event: {type: object, properties: {class: {type: string}, self: {type: string}, init: {type: integer}}}",
            makes: """
                public nonisolated struct Event: Codable, Hashable, Sendable {
                    public var `class`: String?

                    /// Wire name: `self`.
                    public var self_: String?

                    public var `init`: Int?

                    public init(`class`: String? = nil, self_: String? = nil, `init`: Int? = nil) {
                        self.class = `class`
                        self.self_ = self_
                        self.`init` = `init`
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case `class`
                        case self_ = "self"
                        case `init`
                    }
                }
                """),
        .sent(
            "properties without a type imply an object, items a list",
            "Rename: {properties: {name: {type: string}, tags: {items: {type: string}}}}",
            makes: """
                public nonisolated struct Rename: Codable, Hashable, Sendable {
                    public var name: String?
                    public var tags: [String]?

                    public init(name: String? = nil, tags: [String]? = nil) {
                        self.name = name
                        self.tags = tags
                    }
                }
                """),
        .sent(
            "a struct that holds itself is boxed where it does",
            """
            Node: {type: object, required: [next], properties: {next: {$ref: "#/components/schemas/Node"}}}
            Tree:
              type: object
              properties:
                parent: {$ref: "#/components/schemas/Tree"}
                children: {type: array, items: {$ref: "#/components/schemas/Tree"}}
            """,
            makes: """
                public nonisolated struct Node: Codable, Hashable, Sendable {
                    public var next: Node {
                        get {
                            next_box.value
                        }
                        set {
                            next_box = Boxed(newValue)
                        }
                    }

                    private var next_box: Boxed<Node>

                    public init(next: Node) {
                        self.next_box = Boxed(next)
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case next
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.next_box = Boxed(try container.decode(Node.self, forKey: .next))
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.next, forKey: .next)
                    }
                }

                public nonisolated struct Tree: Codable, Hashable, Sendable {
                    public var parent: Tree? {
                        get {
                            parent_box.value
                        }
                        set {
                            parent_box = Boxed(newValue)
                        }
                    }

                    private var parent_box: Boxed<Tree?>
                    public var children: [Tree]?

                    public init(parent: Tree? = nil, children: [Tree]? = nil) {
                        self.parent_box = Boxed(parent)
                        self.children = children
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case parent
                        case children
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.parent_box = Boxed(try container.decodeIfPresent(Tree.self, forKey: .parent))
                        self.children = try container.decodeIfPresent([Tree].self, forKey: .children)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encodeIfPresent(self.parent, forKey: .parent)
                        try container.encodeIfPresent(self.children, forKey: .children)
                    }
                }
                """),
    ]
}
