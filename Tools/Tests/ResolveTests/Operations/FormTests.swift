import Testing

/// Forms, member by member, and multipart bodies, part by part.
@Suite struct FormTests {
    @Test func members() {
        expect(
            .operations,
            of: paths(
                """
                /form:
                  post:
                    operationId: form
                    requestBody:
                      required: true
                      content:
                        application/x-www-form-urlencoded:
                          schema:
                            type: object
                            required: [name]
                            properties:
                              name: {type: string}
                              tags: {type: array, items: {type: string}}
                              ids: {type: array, items: {type: integer}}
                              filter: {type: object, properties: {min: {type: integer}}}
                              point: {type: object, properties: {x: {type: integer}}}
                          encoding: {tags: {style: pipeDelimited}, ids: {explode: false}, filter: {style: deepObject, explode: true}}
                    responses: {"204": {}}
                """),
            is: """
                form: POST /form
                  body body: FormBody, required, form tags joined("|") ids joined(",") filter deep point json
                  → nothing of 204
                """)
    }

    @Test func parts() {
        expect(
            .messages,
            of: paths(
                """
                /photos:
                  post:
                    operationId: upload
                    requestBody:
                      required: true
                      description: What is uploaded.
                      content:
                        multipart/form-data:
                          schema:
                            type: object
                            required: [title, photo]
                            properties:
                              title: {type: string, description: Above it.}
                              kind: {type: string, enum: [wide, tall]}
                              at: {type: string, format: date-time}
                              photo: {type: string, format: binary}
                              more: {type: array, items: {type: string, format: binary}}
                              place: {type: object, properties: {x: {type: number}}}
                              secret: {type: string, format: byte}
                          encoding:
                            photo: {contentType: "image/png, image/jpeg", headers: {X-Width: {schema: {type: integer}}}}
                    responses: {"204": {}}
                """),
            is: """
                multipart UploadBody as multipart/form-data // What is uploaded.
                  title: string, text // Above it.
                  kind: UploadBody.Kind?, text rawValue
                  at: dateTime?, text dateTime
                  photo: file, file, as image/png, header photoXWidth "X-Width"
                  more: [file]?, file
                  place: UploadBody.Place?, JSON
                  secret: data?, text base64
                  enum Kind of string, closed: wide, tall
                  struct Place
                    x: number?
                """)
    }

    @Test func partsWithoutASchema() {
        expect(
            .operations,
            of: paths(
                """
                /free: {post: {operationId: free, requestBody: {required: true, content: {multipart/form-data: {schema: {type: object}}}}, responses: {"204": {}}}}
                """),
            is: """
                free: POST /free
                  body body: [:file], required, files as multipart/form-data
                  → nothing of 204
                """)
    }
}
