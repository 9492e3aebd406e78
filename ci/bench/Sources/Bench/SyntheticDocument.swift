/// An OpenAPI document with a given number of operations, similar to published ones.
struct SyntheticDocument {
    let operations: Int

    /// The text of the document. Four operations share a schema with six properties: one lists, with query parameters
    /// and a response header; one creates from a body, with two outcomes and its own failures; one shows by id; one
    /// deletes.
    var text: String {
        let groups = (0..<operations / 4).map(paths).joined()
        let schemas = (0..<operations / 4).map(schema).joined()
        return """
            openapi: 3.0.3
            info:
              title: Synthetic
              version: 1.0.0
            servers:
              - url: http://127.0.0.1/v1
            paths:
            \(groups)components:
              schemas:
            \(schemas)
            """
    }

    private func paths(_ index: Int) -> String {
        """
          /groups/\(index)/things:
            get:
              operationId: listThings\(index)
              parameters:
                - {name: limit, in: query, schema: {type: integer}}
                - {name: after, in: query, schema: {type: string}}
                - {name: sort, in: query, required: true, schema: {type: string}}
              responses:
                '200':
                  description: Things.
                  headers:
                    X-Next: {schema: {type: string}}
                  content:
                    application/json:
                      schema: {type: array, items: {$ref: '#/components/schemas/Thing\(index)'}}
            post:
              operationId: createThing\(index)
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/Thing\(index)'}
              responses:
                '201':
                  description: Made.
                  content:
                    application/json:
                      schema: {$ref: '#/components/schemas/Thing\(index)'}
                '202': {description: Later.}
                default:
                  description: Odd \(index).
                  content:
                    application/problem+json:
                      schema: {$ref: '#/components/schemas/Thing\(index)'}
          /groups/\(index)/things/{thingId}:
            get:
              operationId: showThing\(index)
              parameters:
                - {name: thingId, in: path, required: true, schema: {type: string}}
              responses:
                '200':
                  description: A thing.
                  content:
                    application/json:
                      schema: {$ref: '#/components/schemas/Thing\(index)'}
            delete:
              operationId: removeThing\(index)
              parameters:
                - {name: thingId, in: path, required: true, schema: {type: string}}
                - {name: force, in: query, schema: {type: boolean}}
              responses:
                '204': {description: Gone.}

        """
    }

    private func schema(_ index: Int) -> String {
        """
            Thing\(index):
              type: object
              required: [id, name]
              properties:
                id: {type: integer}
                name: {type: string}
                note: {type: string}
                weight: {type: number}
                ready: {type: boolean}
                tags: {type: array, items: {type: string}}

        """
    }
}
