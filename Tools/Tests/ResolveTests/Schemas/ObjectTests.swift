import Testing

/// Objects: members, and the types of inline schemas.
@Suite struct ObjectTests {
    @Test func nestedObjects() {
        expect(
            .models,
            of: schemas(
                """
                Shelf:
                  type: object
                  description: Holds books.
                  required: [code, place]
                  properties:
                    code: {type: string}
                    weight: {type: number, deprecated: true}
                    place: {type: object, required: [row], properties: {row: {type: integer}, side: {type: object, properties: {left: {type: boolean}}}}}
                    rows: {type: array, items: {type: array, items: {type: object, properties: {name: {type: string}}}}}
                    anything: {}
                """),
            is: """
                struct Shelf // Holds books.
                  code: string, required
                  weight: number?, deprecated
                  place: Shelf.Place, required
                  rows: [[Shelf.Rows]]?
                  anything: json?
                  struct Place
                    row: integer, required
                    side: Shelf.Place.Side?
                    struct Side
                      left: boolean?
                  struct Rows
                    name: string?
                """)
    }

    @Test func withoutTypeByItsProperties() {
        expect(
            .models,
            of: schemas(
                """
                Implied: {properties: {a: {type: string}}}
                Empty: {type: object}
                Listed: {required: [a]}
                """),
            is: """
                alias Empty = [:json]
                struct Implied
                  a: string?
                alias Listed = json
                """)
    }

    @Test func keysThatAreNoSwiftNames() {
        expect(
            .models,
            of: schemas(
                """
                Odd: {type: object, properties: {"1st": {type: integer}, "@id": {type: string}, a-b: {type: string}, class: {type: string}, "": {type: string}}}
                """),
            is: """
                struct Odd
                  _1st "1st": integer?
                  id "@id": string?
                  aB "a-b": string?
                  class: string?
                  empty "": string?
                """)
    }

    @Test func listsAndAliases() {
        expect(
            .models,
            of: schemas(
                """
                Names: {type: array, items: {type: string}}
                Items: {type: array, items: {type: object, properties: {a: {type: string}}}}
                Anything: {type: array}
                Id: {type: string, description: "Names a thing."}
                Same: {$ref: "#/components/schemas/Id"}
                """),
            is: """
                alias Anything = [json]
                alias Id = string // Names a thing.
                alias Items = [ItemsItem]
                struct ItemsItem
                  a: string?
                alias Names = [string]
                alias Same = Id
                """)
    }
}
