extension FindingSnippets {
    /// Requests of a `backend.yaml` that cannot be met.
    static let choices: [Snippet] = [
        Snippet(
            rule: "backend.unmatched", yaml: shop,
            lines: """
                backend.yaml:1:18: error: `pet` fits no tag of an operation; did you mean pets? [backend.unmatched]
                backend.yaml:1:32: error: `/pet` fits no path of the document; did you mean /pets? [backend.unmatched]
                backend.yaml:1:52: error: `get*` fits no operation of the document [backend.unmatched]
                backend.yaml:1:69: error: `kye` fits no security scheme of an operation; did you mean key? [backend.unmatched]

                """,
            configuration: """
                include: {tags: [pet], paths: [/pet], operations: [get*], schemes: [kye]}
                names: {operations: {listPets: pets}}
                """),
        Snippet(
            rule: "backend.unmatched", yaml: shop,
            lines: """
                backend.yaml:2:10: error: no operation is left: none fits `include` and not `exclude` [backend.unmatched]

                """,
            configuration: "exclude: {tags: [pets]}\ninclude: {operations: [GET /pets]}\n"),
        Snippet(
            rule: "backend.unmatched", yaml: shop,
            lines: """
                backend.yaml:1:22: error: `listPet` fits no operation that is generated; did you mean listPets? [backend.unmatched]
                backend.yaml:2:13: error: `Pets` fits no schema that is generated; did you mean Pet? [backend.unmatched]
                backend.yaml:3:16: error: `Pet.nam` fits no property of a schema that is generated; did you mean Pet.name? [backend.unmatched]
                backend.yaml:4:11: error: `Pet.size.xxl` fits no value of an enumeration that is generated; did you mean Pet.size.xl? [backend.unmatched]
                backend.yaml:5:16: error: `*.limits` fits no parameter of an operation that is generated [backend.unmatched]
                backend.yaml:6:19: error: `datetime` fits no format of a value that is generated; did you mean date-time? [backend.unmatched]
                backend.yaml:6:43: error: `pet` fits no schema that is generated; did you mean Pet? [backend.unmatched]
                backend.yaml:6:65: error: `Pet.Name` fits no property of a schema that is generated; did you mean Pet.name? [backend.unmatched]
                backend.yaml:7:16: error: `Pet.siz` fits no enum that is generated; did you mean Pet.size? [backend.unmatched]
                backend.yaml:7:35: error: `*.x` fits no enum that is generated [backend.unmatched]

                """,
            configuration: """
                names: {operations: {listPet: pets},
                  schemas: {Pets: Animal},
                  properties: {Pet.nam: title},
                  cases: {Pet.size.xxl: huge},
                  parameters: {"*.limits": count}}
                types: {formats: {datetime: A}, schemas: {pet: B}, properties: {Pet.Name: C}}
                enums: {open: [Pet.siz], closed: ["*.x"]}
                """),
        Snippet(
            rule: "backend.name", yaml: shop,
            lines: """
                backend.yaml:2:13: error: `1st` cannot be a name: it must be a Swift identifier, and none that generated code refers to [backend.name]
                backend.yaml:3:8: error: `String` cannot be a name: it must be a Swift identifier, and none that generated code refers to [backend.name]
                backend.yaml:4:11: error: `_storage` cannot be a name: it must be a Swift identifier, and none that generated code refers to [backend.name]
                backend.yaml:5:28: error: `a*b*` has more stars than the pattern `s*` [backend.name]
                backend.yaml:6:10: error: `4*` turns `limit` into `4Limit`, which is not a Swift name [backend.name]

                """,
            configuration: """
                names: {operations: {
                  listPets: 1st}, schemas: {
                  Pet: String}, properties: {
                  "*.n*": _storage,
                  "*.s*": title, "Pet.s*": "a*b*"}, parameters: {
                  "*.*": "4*"}}
                """),
        Snippet(
            rule: "backend.name", yaml: shop,
            lines: """
                backend.yaml:2:12: error: `listPets` cannot be called `pets`: that is `dropPets` [backend.name]
                backend.yaml:3:8: error: `Pet` cannot be called `Demo`: generated code means something else by that [backend.name]
                backend.yaml:4:12: error: `size` cannot be called `same`: that is `name` [backend.name]

                """,
            configuration: """
                names: {operations: {
                  "*Pets": pets, dropPets: pets}, schemas: {
                  Pet: Demo}, properties: {
                  "Pet.*": same}}
                """),
        Snippet(
            rule: "backend.conflict", yaml: shop,
            lines: """
                backend.yaml:1:33: error: `Pet.size` is to be open and closed [backend.conflict]
                backend.yaml:1:16: note: open here

                """,
            configuration: "enums: {open: [Pet.*], closed: [\"*\"]}\n"),
        Snippet(
            rule: "backend.type",
            yaml: head + """
                paths:
                  /pets:
                    post:
                      operationId: addPet
                      requestBody:
                        content: {multipart/form-data: {schema: {properties: {born: {type: string, format: date-time}}}}}
                      responses:
                        "201": {description: made, headers: {X-At: {schema: {type: string, format: date-time}}}}

                """,
            lines: """
                a.yaml:8:69: warning: the part `born` is a string: it is not known how `Instant` becomes text [backend.type]
                a.yaml:10:61: warning: the header `X-At` is read as text: it is not known how text becomes `Instant` [backend.type]

                """,
            configuration: "types: {formats: {date-time: Instant}}\n"),
    ]

    private static let shop =
        head + """
            paths:
              /pets:
                get:
                  operationId: listPets
                  tags: [pets]
                  security: [{key: []}]
                  parameters: [{name: limit, in: query, schema: {type: integer}}]
                  responses:
                    "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
                delete: {operationId: dropPets, responses: {"204": {description: gone}}}
            components:
              securitySchemes: {key: {type: apiKey, name: k, in: header}}
              schemas:
                Pet:
                  properties:
                    name: {type: string, format: date-time}
                    size: {type: string, enum: [xl]}

            """
}
