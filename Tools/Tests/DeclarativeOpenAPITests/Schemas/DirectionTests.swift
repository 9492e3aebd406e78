import Testing

/// Members that only one side sends, and members that may be null or missing.
struct DirectionTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .section(
            "Schemas", "a member that only one side must give makes two types, also of what holds it",
            """
            /team:
              put:
                operationId: putTeam
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Team"}}}}
                responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Team"}}}}}
            """,
            components: """
                schemas:
                  Account:
                    type: object
                    required: [id, password, name]
                    properties:
                      id: {type: string, readOnly: true}
                      password: {type: string, writeOnly: true}
                      name: {type: string}
                  Team: {type: object, properties: {owner: {$ref: "#/components/schemas/Account"}}}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    public var id: String
                    public var name: String

                    public init(id: String, name: String) {
                        self.id = id
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "name": String.self]
                }

                public nonisolated struct AccountInput: ObjectModel {
                    public var password: String
                    public var name: String

                    public init(password: String, name: String) {
                        self.password = password
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["password": String.self, "name": String.self]
                }

                public nonisolated struct Team: ObjectModel {
                    public var owner: Account?

                    public init(owner: Account? = nil) {
                        self.owner = owner
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["owner": Account?.self]
                }

                public nonisolated struct TeamInput: ObjectModel {
                    public var owner: AccountInput?

                    public init(owner: AccountInput? = nil) {
                        self.owner = owner
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["owner": AccountInput?.self]
                }
                """),
        .section(
            "Schemas", "a member that only one side may give makes none",
            """
            /account:
              put:
                operationId: putAccount
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}
                responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}}
            """,
            components: """
                schemas:
                  Account:
                    type: object
                    required: [name]
                    properties:
                      id: {type: string, readOnly: true}
                      name: {type: string}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    public var id: String?
                    public var name: String

                    public init(id: String? = nil, name: String) {
                        self.id = id
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String?.self, "name": String.self]
                }
                """),
        .section(
            "Schemas", "what is only received has no member that only the app sends",
            """
            /account:
              get:
                operationId: getAccount
                responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}}
            """,
            components: """
                schemas:
                  Account:
                    type: object
                    required: [id, password, name]
                    properties:
                      id: {type: string, readOnly: true}
                      password: {type: string, writeOnly: true}
                      name: {type: string}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    public var id: String
                    public var name: String

                    public init(id: String, name: String) {
                        self.id = id
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "name": String.self]
                }
                """),
        .section(
            "Schemas", "what is only sent has no member that only the server sends",
            """
            /a:
              post:
                operationId: send
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}
                responses: {"204": {description: ok}}
            """,
            components: """
                schemas:
                  Account:
                    type: object
                    required: [id, password, name]
                    properties:
                      id: {type: string, readOnly: true}
                      password: {type: string, writeOnly: true}
                      name: {type: string}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    public var password: String
                    public var name: String

                    public init(password: String, name: String) {
                        self.password = password
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["password": String.self, "name": String.self]
                }
                """),
        .section(
            "Schemas", "an optional member that may be null is a patch where it is sent",
            """
            /a:
              patch:
                operationId: send
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}
                responses: {"204": {description: ok}}
            """,
            components: """
                schemas:
                  A:
                    type: object
                    properties:
                      owner: {type: [string, "null"]}
                      until: {type: [string, "null"], format: date-time}
                """,
            makes: """
                public nonisolated struct A: ObjectModel {
                    public var owner: Patch<String>
                    public var until: Patch<Date>

                    public init(owner: Patch<String> = .absent, until: Patch<Date> = .absent) {
                        self.owner = owner
                        self.until = until
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "owner": Patch<String>.self,
                        "until": Patch<RFC3339Date>.self,
                    ]
                }
                """),
        .section(
            "Schemas", "an optional member that may be null is an optional where it is only received",
            """
            /account:
              get:
                operationId: getAccount
                responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}}
            """,
            components: """
                schemas:
                  Account: {type: object, properties: {owner: {type: [string, "null"]}}}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    public var owner: String?

                    public init(owner: String? = nil) {
                        self.owner = owner
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["owner": String?.self]
                }
                """),
    ]
}
