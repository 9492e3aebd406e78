import Testing

/// Constructs of Swagger 2.0 become those of OpenAPI 3.
@Suite struct SwaggerTests {
    private static let stock = swagger(
        """
        paths:
          /stock/{shelf}:
            parameters: [{name: shelf, in: path, required: true, type: integer}, {$ref: "#/parameters/Trace"}]
            get:
              operationId: list
              parameters:
                - {name: tags, in: query, type: array, items: {type: string}}
                - {name: words, in: query, type: array, items: {type: string}, collectionFormat: ssv}
                - {name: bars, in: query, type: array, items: {type: number}, collectionFormat: pipes}
                - {name: tabs, in: query, type: array, items: {type: string}, collectionFormat: tsv}
                - {name: sizes, in: query, type: array, items: {type: string, enum: [s, l]}, collectionFormat: multi}
              responses:
                "200": {description: ok, schema: {type: array, items: {$ref: "#/definitions/Item"}}, headers: {X-Total: {type: integer}}}
                default: {$ref: "#/responses/Problem"}
            put: {operationId: fill, parameters: [{name: items, in: body, required: true, schema: {$ref: "#/definitions/Item"}}], responses: {"204": {description: ok}}}
            post:
              operationId: addByForm
              consumes: [application/x-www-form-urlencoded]
              parameters: [{name: name, in: formData, required: true, type: string}, {name: tags, in: formData, type: array, items: {type: string}}]
              responses: {"204": {description: ok}}
            patch:
              operationId: addPicture
              consumes: [multipart/form-data]
              produces: [image/png]
              parameters: [{name: picture, in: formData, required: true, type: file}, {name: caption, in: formData, type: string}]
              responses: {"200": {description: ok, schema: {type: file}}}
        parameters: {Trace: {name: X-Trace, in: header, type: string, format: uuid}}
        responses: {Problem: {description: no, schema: {$ref: "#/definitions/Problem"}}}
        definitions:
          Item: {type: object, required: [name, owner], properties: {id: {type: integer, readOnly: true}, name: {type: string}, owner: {type: string, x-nullable: true}}}
          Problem: {type: object, properties: {message: {type: string}}}
        """)

    @Test func operations() {
        expect(
            .operations,
            of: Self.stock,
            is: """
                list: GET /stock/{shelf}
                  shelf: integer, path
                  xTrace "X-Trace": uuid?, header, uuid
                  tags: [string]?, query, form
                  words: [string]?, query, spaceDelimited
                  bars: [number]?, query, pipeDelimited
                  tabs: [string]?, query, tabDelimited
                  sizes: [Operation.Sizes]?, query, rawValue
                  → JSON [Item] of 200, documented 200 default, accepts application/json
                fill: PUT /stock/{shelf}
                  shelf: integer, path
                  xTrace "X-Trace": uuid?, header, uuid
                  body body: Item, required, JSON
                  → nothing of 204
                addByForm: POST /stock/{shelf}
                  shelf: integer, path
                  xTrace "X-Trace": uuid?, header, uuid
                  body body: AddByFormBody, required, form tags joined(",")
                  → nothing of 204
                addPicture: PATCH /stock/{shelf}
                  shelf: integer, path
                  xTrace "X-Trace": uuid?, header, uuid
                  body body: AddPictureBody, required, by itself
                  → bytes of 200, accepts image/png
                """)
    }

    @Test func messages() {
        expect(
            .messages,
            of: Self.stock,
            is: """
                multipart AddPictureBody as multipart/form-data
                  picture: file, file
                  caption: string?, text
                failure List of list
                  otherStatus(JSON Problem), default // no
                headers List of list
                  xTotal "X-Total": integer
                """)
    }

    @Test func models() {
        expect(
            .models,
            of: Self.stock,
            is: """
                struct AddByFormBody
                  name: string, required
                  tags: [string]?
                struct Item
                  id: integer?
                  name: string, required
                  owner: string?, required, nullable
                struct Problem
                  message: string?
                """)
    }

    @Test func servers() {
        expect(
            .servers,
            of: Self.stock,
            is: """
                https://h.test/v1
                """)
    }

    @Test func parameterModels() {
        expect(
            .parameterModels,
            of: Self.stock,
            is: """
                enum Sizes of string, closed: s, l
                """)
    }
}
