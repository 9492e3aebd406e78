import Testing

/// Swagger 2.0: a definition with a discriminator becomes a union of itself and its subtypes.
@Suite struct SwaggerSubtypeTests {
    @Test func ofADefinition() {
        expect(
            .models,
            of: swagger(
                """
                paths: {/zoo: {get: {operationId: zoo, responses: {"200": {description: ok, schema: {type: array, items: {$ref: "#/definitions/Animal"}}}}}}}
                definitions:
                  Animal: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}, age: {type: integer}}}
                  Cat: {allOf: [{$ref: "#/definitions/Animal"}, {type: object, properties: {lives: {type: integer}}}]}
                  Tiger: {allOf: [{$ref: "#/definitions/Cat"}], x-discriminator-value: tiger}
                """),
            is: """
                union Animal, open, by "kind"
                  animalBase(AnimalBase) if tagged "Animal"
                  cat(Cat) if tagged "Cat"
                  tiger(Tiger) if tagged "tiger"
                struct AnimalBase
                  kind: string, required
                  age: integer?
                struct Cat
                  kind: string, required
                  age: integer?
                  lives: integer?
                struct Tiger
                  kind: string, required
                  age: integer?
                  lives: integer?
                """)
    }
}
