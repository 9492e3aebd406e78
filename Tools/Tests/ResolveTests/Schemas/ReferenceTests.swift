import Testing

/// References to components, to inline schemas, and with siblings.
@Suite struct ReferenceTests {
    @Test func toAnInnerPlace() {
        expect(
            .models,
            of: schemas(
                """
                Pet: {type: object, properties: {size: {type: string, enum: [s, l]}, tag: {type: object, properties: {a: {type: string}}}}}
                Toy: {type: object, properties: {size: {$ref: "#/components/schemas/Pet/properties/size"}, tags: {type: array, items: {$ref: "#/components/schemas/Pet/properties/tag"}}}}
                """,
                sent: "Toy"),
            is: """
                struct Pet
                  size: PetSize?
                  tag: PetTag?
                enum PetSize of string, closed: s, l
                struct PetTag
                  a: string?
                struct Toy
                  size: PetSize?
                  tags: [PetTag]?
                """)
    }

    @Test func withSiblings() {
        expect(
            .models,
            of: schemas(
                """
                Owner: {type: object, required: [name], properties: {name: {type: string}}}
                Pet:
                  type: object
                  properties:
                    owner: {$ref: "#/components/schemas/Owner", description: The human., deprecated: true}
                    vet: {$ref: "#/components/schemas/Owner", properties: {clinic: {type: string}}}
                """),
            is: """
                struct Owner
                  name: string, required
                struct Pet
                  owner: Owner?, deprecated // The human.
                  vet: Pet.Vet?
                  struct Vet
                    name: string, required
                    clinic: string?
                """)
    }

    @Test func thatLeadNowhere() {
        expect(
            .models,
            of: schemas(
                """
                Pet: {type: object, required: [owner], properties: {owner: {$ref: "#/components/schemas/Owner"}}}
                """),
            allowing: ["reference.unresolved"],
            finding: """
                a.yaml:6:71: warning: `#/components/schemas/Owner` leads nowhere: the document has nothing there [reference.unresolved]

                """,
            is: """
                struct Pet
                  owner: json, required
                """)
    }

    @Test func intoOtherFiles() {
        expect(
            .models,
            of: schemas(
                """
                Pet: {$ref: "pet.yaml"}
                Zoo: {type: object, properties: {pets: {type: array, items: {$ref: "pet.yaml"}}, keeper: {$ref: "people.yaml#/keeper"}}}
                """),
            files: [
                "pet.yaml": """
                type: object
                properties: {name: {type: string}, keeper: {$ref: "people.yaml#/keeper"}}
                """,
                "people.yaml": """
                keeper: {type: object, properties: {age: {type: integer}}}
                """,
            ],
            is: """
                struct Keeper
                  age: integer?
                struct Pet
                  name: string?
                  keeper: Keeper?
                struct Zoo
                  pets: [Pet]?
                  keeper: Keeper?
                """)
    }

    @Test func intoOtherFilesThatNoComponentNames() {
        expect(
            .models,
            of: schemas(
                """
                Zoo: {type: object, properties: {pet: {$ref: "models/pet.yaml"}}}
                """),
            files: [
                "models/pet.yaml": """
                type: object
                properties: {food: {$ref: "food.yaml"}}
                """,
                "models/food.yaml": """
                type: string
                enum: [hay, fish]
                """,
            ],
            is: """
                enum Food of string, closed: hay, fish
                struct Pet
                  food: Food?
                struct Zoo
                  pet: Pet?
                """)
    }
}
