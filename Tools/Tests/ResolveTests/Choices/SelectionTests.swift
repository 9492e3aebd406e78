import Testing

/// Operations that are selected, and the schemas that follow.
@Suite struct SelectionTests {
    private static let shop = paths(
        """
        /pets: {get: {operationId: listPets, tags: [pets], responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}}}
        /stats: {get: {operationId: getStats, tags: [admin], responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Stats"}}}}}}}
        """,
        components: """
            schemas: {Pet: {type: object, properties: {toy: {$ref: "#/components/schemas/Toy"}}}, Toy: {type: string}, Stats: {type: object}, Unused: {type: string}}
            """)

    @Test func operationsOfATag() {
        expect(
            .operations,
            of: Self.shop,
            options: including(tags: ["pets"]),
            is: """
                listPets: GET /pets
                  → JSON Pet of 200, accepts application/json
                """)
    }

    @Test func schemasOfATag() {
        expect(
            .models,
            of: Self.shop,
            options: including(tags: ["pets"]),
            is: """
                struct Pet
                  toy: Toy?
                alias Toy = string
                """)
    }

    @Test func operationsThatAreExcluded() {
        expect(
            .operations,
            of: Self.shop,
            options: excluding(operations: ["list*"]),
            is: """
                getStats: GET /stats
                  → JSON Stats of 200, accepts application/json
                """)
    }
}
