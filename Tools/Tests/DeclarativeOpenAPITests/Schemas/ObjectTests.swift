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
                public nonisolated struct Pet: ObjectModel {
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

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "name": String.self,
                        "id": Int.self,
                        "weight": Double?.self,
                        "isTame": Bool?.self,
                    ]
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
                public nonisolated struct Visit: ObjectModel {
                    public var note: String?
                    public var place: Patch<String>

                    public init(note: String? = nil, place: Patch<String> = .absent) {
                        self.note = note
                        self.place = place
                    }

                    @_spi(Generated) public static let members = ObjectMembers(
                        ["note": String?.self, "place": Patch<String>.self],
                        writtenAsNull: ["note"]
                    )
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
                public nonisolated struct Item: ObjectModel {
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

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "grant_type": String?.self,
                        "default": Bool?.self,
                        "@id": String?.self,
                    ]
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
                public nonisolated struct Order: ObjectModel {
                    public var buyer: Buyer

                    public init(buyer: Buyer) {
                        self.buyer = buyer
                    }

                    public nonisolated struct Buyer: ObjectModel {
                        public var address: Address

                        public init(address: Address) {
                            self.address = address
                        }

                        public nonisolated struct Address: ObjectModel {
                            public var city: String?

                            public init(city: String? = nil) {
                                self.city = city
                            }

                            @_spi(Generated) public static let members: ObjectMembers = ["city": String?.self]
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["address": Address.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["buyer": Buyer.self]
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
                public nonisolated struct Cart: ObjectModel {
                    public var lines: [Lines]?

                    public init(lines: [Lines]? = nil) {
                        self.lines = lines
                    }

                    public nonisolated struct Lines: ObjectModel {
                        public var count: Int?

                        public init(count: Int? = nil) {
                            self.count = count
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["count": Int?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["lines": [Lines]?.self]
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
                public nonisolated struct Address: ObjectModel {
                    public var city: String?

                    public init(city: String? = nil) {
                        self.city = city
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["city": String?.self]
                }

                public nonisolated struct Order: ObjectModel {
                    public var address: Address?
                    public var other: T.Address?

                    public init(address: Address? = nil, other: T.Address? = nil) {
                        self.address = address
                        self.other = other
                    }

                    public nonisolated struct Address: ObjectModel {
                        public var zip: String?

                        public init(zip: String? = nil) {
                            self.zip = zip
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["zip": String?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["address": Address?.self, "other": T.Address?.self]
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
                public nonisolated struct Address: ObjectModel {
                    public init() {}

                    @_spi(Generated) public static let members: ObjectMembers = [:]
                }

                public nonisolated struct Order: ObjectModel {
                    public var t: T_?
                    public var address: Address?
                    public var other: T.Address?

                    public init(t: T_? = nil, address: Address? = nil, other: T.Address? = nil) {
                        self.t = t
                        self.address = address
                        self.other = other
                    }

                    public nonisolated struct T_: ObjectModel {
                        public init() {}

                        @_spi(Generated) public static let members: ObjectMembers = [:]
                    }

                    public nonisolated struct Address: ObjectModel {
                        public init() {}

                        @_spi(Generated) public static let members: ObjectMembers = [:]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "t": T_?.self,
                        "address": Address?.self,
                        "other": T.Address?.self,
                    ]
                }
                """),
        .sent(
            "an object without properties and without room for others",
            "Nothing: {type: object, additionalProperties: false}",
            makes: """
                public nonisolated struct Nothing: ObjectModel {
                    public init() {}

                    @_spi(Generated) public static let members: ObjectMembers = [:]
                }
                """),
        .sent(
            "a word that Swift reserves",
            "Event: {type: object, properties: {class: {type: string}, self: {type: string}, init: {type: integer}}}",
            makes: """
                public nonisolated struct Event: ObjectModel {
                    public var `class`: String?

                    /// Wire name: `self`.
                    public var self_: String?

                    public var `init`: Int?

                    public init(`class`: String? = nil, self_: String? = nil, `init`: Int? = nil) {
                        self.class = `class`
                        self.self_ = self_
                        self.`init` = `init`
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "class": String?.self,
                        "self": String?.self,
                        "init": Int?.self,
                    ]
                }
                """),
        .sent(
            "properties without a type imply an object, items a list",
            "Rename: {properties: {name: {type: string}, tags: {items: {type: string}}}}",
            makes: """
                public nonisolated struct Rename: ObjectModel {
                    public var name: String?
                    public var tags: [String]?

                    public init(name: String? = nil, tags: [String]? = nil) {
                        self.name = name
                        self.tags = tags
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String?.self, "tags": [String]?.self]
                }
                """),
        .sent(
            "a struct that holds itself is a reference",
            """
            Node: {type: object, required: [next], properties: {next: {$ref: "#/components/schemas/Node"}}}
            Tree:
              type: object
              properties:
                parent: {$ref: "#/components/schemas/Tree"}
                children: {type: array, items: {$ref: "#/components/schemas/Tree"}}
            """,
            makes: """
                public nonisolated struct Node: LargeObjectModel {
                    public var next: Node { get { _storage[0] } _modify { yield &_storage[0] } }

                    public init(next: Node) {
                        _storage = ObjectStorage(Self.members, next)
                    }

                    private var _storage: ObjectStorage

                    @_spi(Generated) public static let members: ObjectMembers = ["next": Node.self]
                }

                public nonisolated struct Tree: LargeObjectModel {
                    public var parent: Tree? { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var children: [Tree]? { get { _storage[1] } _modify { yield &_storage[1] } }

                    public init(parent: Tree? = nil, children: [Tree]? = nil) {
                        _storage = ObjectStorage(Self.members, parent, children)
                    }

                    private var _storage: ObjectStorage

                    @_spi(Generated) public static let members: ObjectMembers = ["parent": Tree?.self, "children": [Tree]?.self]
                }
                """),
    ]
}
