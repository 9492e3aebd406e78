import Testing

/// Names, types and openness that the user gives.
@Suite struct ChoiceTests {
    private static let pets = paths(
        """
        /pets: {get: {operationId: listPets, parameters: [{name: max, in: query, schema: {type: integer}}], responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}}}
        """,
        components: """
            schemas:
              Pet: {type: object, properties: {is_big: {type: boolean}, price: {type: string, format: money}, kind: {$ref: "#/components/schemas/Kind"}}}
              Kind: {type: string, enum: [a, b]}
            """)

    @Test func namesOfOperationsAndParameters() {
        expect(
            .operations,
            of: Self.pets,
            options: naming(operations: ["list*": "all*"], parameters: ["listPets.max": "limit"]),
            is: """
                allPets "listPets": GET /pets
                  limit "max": integer?, query
                  → JSON Pet of 200, accepts application/json
                """)
    }

    @Test func namesOfSchemasPropertiesAndCases() {
        expect(
            .models,
            of: Self.pets,
            options: naming(schemas: ["Pet": "Animal"], properties: ["Pet.is_big": "big"], cases: ["Kind.a": "first"]),
            is: """
                struct Animal
                  big "is_big": boolean?
                  price: string?
                  kind: Kind?
                enum Kind of string, open: first "a", b
                """)
    }

    @Test func typesOfFormatsAndSchemas() {
        expect(
            .models,
            of: Self.pets,
            options: typing(formats: ["money": "Money.Amount"], schemas: ["Kind": "[Species]"]),
            is: """
                struct Pet
                  isBig "is_big": boolean?
                  price: external Money.Amount?
                  kind: [external Species]?
                """)
    }

    @Test func closedEnumerations() {
        expect(
            .models,
            of: Self.pets,
            options: closing(["Kind"]),
            is: """
                enum Kind of string, closed: a, b
                struct Pet
                  isBig "is_big": boolean?
                  price: string?
                  kind: Kind?
                """)
    }
}
