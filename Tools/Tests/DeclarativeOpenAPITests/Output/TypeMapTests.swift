import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The map from declarations to the parts of the document for which they are generated.
@Suite struct TypeMapTests {
    private static let yaml = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}
        paths:
          /pets/{id}:
            parameters:
              - {name: id, in: path, required: true, schema: {type: string}}
            put:
              operationId: savePet
              parameters:
                - {name: mode, in: query, schema: {enum: [fast, slow]}}
              requestBody:
                required: true
                content:
                  application/json: {schema: {$ref: '#/components/schemas/Pet'}}
              responses:
                "200":
                  description: ok
                  content:
                    application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}
        components:
          schemas:
            Pet:
              type: object
              required: [kind]
              properties:
                kind: {oneOf: [{type: string, title: text}, {type: integer}]}
                born: {type: string, format: date-time}
            Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}

        """

    @Test func aDocument() throws {
        let result = Generator.generate(SourceFile(name: "a.yaml", bytes: Array(Self.yaml.utf8)), mapsTypes: true)
        #expect(result.typeMap == Self.json)
    }

    @Test func noMapUnlessAskedFor() {
        #expect(Generator.generate(SourceFile(name: "a.yaml", bytes: Array(Self.yaml.utf8))).typeMap == nil)
    }

    @Test func noMapOfADocumentWithErrors() {
        let broken = Self.yaml.replacing("/pets/{id}:", with: "/pets/{id:")
        let result = Generator.generate(SourceFile(name: "a.yaml", bytes: Array(broken.utf8)), mapsTypes: true)
        #expect(result.text == nil && result.typeMap == nil)
    }

    private static let json = """
        {
          "models" : [
            {
              "kind" : "object",
              "pointer" : "/components/schemas/Pet",
              "properties" : [
                {
                  "isRequired" : true,
                  "key" : "kind",
                  "name" : "kind",
                  "pointer" : "/components/schemas/Pet/properties/kind",
                  "type" : "Pet.Kind"
                },
                {
                  "isRequired" : false,
                  "key" : "born",
                  "name" : "born",
                  "pointer" : "/components/schemas/Pet/properties/born",
                  "type" : "Date?"
                }
              ],
              "type" : "Pet"
            },
            {
              "branches" : [
                {
                  "name" : "text",
                  "pointer" : "/components/schemas/Pet/properties/kind/oneOf/0",
                  "type" : "String"
                },
                {
                  "name" : "integer",
                  "pointer" : "/components/schemas/Pet/properties/kind/oneOf/1",
                  "type" : "Int"
                }
              ],
              "isOpen" : true,
              "kind" : "union",
              "pointer" : "/components/schemas/Pet/properties/kind",
              "type" : "Pet.Kind"
            },
            {
              "aliased" : "[Pet]",
              "kind" : "alias",
              "pointer" : "/components/schemas/Pets",
              "type" : "Pets"
            },
            {
              "cases" : [
                {
                  "name" : "fast",
                  "value" : "fast"
                },
                {
                  "name" : "slow",
                  "value" : "slow"
                }
              ],
              "isOpen" : false,
              "kind" : "enumeration",
              "pointer" : "/paths/~1pets~1{id}/put/parameters/0/schema",
              "type" : "Operation.Mode"
            }
          ],
          "namespace" : "Demo",
          "operations" : [
            {
              "id" : "savePet",
              "inputs" : [
                {
                  "isRequired" : true,
                  "key" : "id",
                  "name" : "id",
                  "place" : "path",
                  "pointer" : "/paths/~1pets~1{id}/parameters/0",
                  "type" : "String"
                },
                {
                  "isRequired" : false,
                  "key" : "mode",
                  "name" : "mode",
                  "place" : "query",
                  "pointer" : "/paths/~1pets~1{id}/put/parameters/0",
                  "type" : "Operation.Mode?"
                },
                {
                  "isRequired" : true,
                  "key" : "application/json",
                  "name" : "body",
                  "place" : "body",
                  "pointer" : "/paths/~1pets~1{id}/put/requestBody",
                  "type" : "Pet"
                }
              ],
              "method" : "PUT",
              "name" : "savePet",
              "output" : {
                "statuses" : [
                  {
                    "key" : "200",
                    "pointer" : "/paths/~1pets~1{id}/put/responses/200"
                  }
                ],
                "type" : "[Pet]"
              },
              "path" : "/pets/{id}",
              "pointer" : "/paths/~1pets~1{id}/put"
            }
          ]
        }

        """
}
