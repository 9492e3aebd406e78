import APIModel
import Configuration
import Resolve
import Testing

/// Equal types of inline schemas that are one type.
@Suite struct SharingTests {
    private static let sharingShapes: ResolveOptions = {
        var options = ResolveOptions()
        options.sharing = .shape
        return options
    }()

    /// The type is nested where its schema is written. A schema that merging narrows has a type of its own.
    @Test func ofMergedMembers() {
        expect(
            .models,
            of: schemas(
                """
                Frame: {allOf: [{$ref: "#/components/schemas/Layer"}, {type: object, properties: {size: {type: integer}}}]}
                Layer:
                  type: object
                  properties:
                    scroll: {type: string, enum: [free, fixed]}
                    bounds: {type: object, properties: {corner: {type: object, properties: {x: {type: number}}}}}
                Text: {allOf: [{$ref: "#/components/schemas/Layer"}, {type: object, properties: {scroll: {type: string, enum: [fixed]}}}]}
                """,
                received: "Frame"),
            is: """
                struct Frame
                  scroll: Layer.Scroll?
                  bounds: Layer.Bounds?
                  size: integer?
                struct Layer
                  scroll: Layer.Scroll?
                  bounds: Layer.Bounds?
                  enum Scroll of string, open: free, fixed
                  struct Bounds
                    corner: Layer.Bounds.Corner?
                    struct Corner
                      x: number?
                struct Text
                  scroll: Text.Scroll?
                  bounds: Layer.Bounds?
                  enum Scroll of string, closed: fixed
                """)
    }

    /// A schema that is only sent merges one that is also received: the enum is open in both.
    @Test func ofMembersInOtherDirections() {
        expect(
            .models,
            of: schemas(
                """
                Change: {allOf: [{$ref: "#/components/schemas/Item"}]  , properties: {why: {type: string}}}
                Item: {type: object, properties: {state: {type: string, enum: [on, off]}}}
                """,
                received: "Item", sent: "Change"),
            is: """
                struct Change
                  state: Item.State?
                  why: string?
                struct Item
                  state: Item.State?
                  enum State of string, open: on, off
                """)
    }

    /// A name from the configuration makes a type of its own.
    @Test func exceptWhereTheConfigurationGivesAName() {
        expect(
            .models,
            of: schemas(
                """
                Base: {type: object, properties: {kind: {type: string, enum: [a]}}}
                One: {allOf: [{$ref: "#/components/schemas/Base"}], properties: {one: {type: string}}}
                Two: {allOf: [{$ref: "#/components/schemas/Base"}], properties: {two: {type: string}}}
                """,
                received: "One"),
            options: naming(schemas: ["One.kind": "Special"]),
            is: """
                struct Base
                  kind: Base.Kind?
                  enum Kind of string, open: a
                struct One
                  kind: One.Special?
                  one: string?
                  enum Special of string, open: a
                struct Two
                  kind: Base.Kind?
                  two: string?
                """)
    }

    /// A struct that contains its own type through a type that is nested in another model stores a reference.
    @Test func ofValuesThatContainThemselves() throws {
        let resolution = try Resolution(
            schemas(
                """
                Base: {type: object, properties: {rest: {type: object, required: [node], properties: {node: {$ref: "#/components/schemas/Node"}}}}}
                Node: {allOf: [{$ref: "#/components/schemas/Base"}, {type: object, properties: {name: {type: string}}}]}
                """))
        #expect(resolution.api.models.flatMap { large($0, below: "") } == ["Base.Rest", "Node"])
    }

    /// The paths of the objects that store a reference.
    private func large(_ model: Model, below scope: String) -> [String] {
        let path = scope + model.name
        let isLarge = if case .object(let object) = model.kind { object.isLarge } else { false }
        return (isLarge ? [path] : []) + model.nested.flatMap { large($0, below: path + ".") }
    }

    private static let answers = """
        /a:
          put:
            operationId: put
            requestBody: {content: {application/json: {schema: {type: object, properties: {data: {type: string}}}}}}
            responses:
              "200": {content: {application/json: {schema: {type: object, properties: {data: {type: string}}}}}}
              "201": {content: {application/json: {schema: {type: object, description: Made., properties: {data: {type: string}}}}}}
              "400": {content: {application/json: {schema: {title: Error, type: object, required: [code], properties: {code: {type: integer}}}}}}
              default: {content: {application/json: {schema: {title: Error, type: object, required: [code], properties: {code: {type: integer}}}}}}
        /b:
          get:
            operationId: get
            responses:
              "200": {content: {application/json: {schema: {type: object, properties: {inner: {type: object, properties: {data: {type: string}}}}}}}}
              default: {content: {application/json: {schema: {title: Error, type: object, required: [code], properties: {code: {type: integer}}}}}}
        """

    /// The responses of an operation are joined, and so are its requests, but not the two.
    @Test func inOneOperation() {
        expect(
            .models, of: paths(Self.answers),
            is: """
                struct GetDefaultResponse // Error
                  code: integer, required
                struct GetResponse
                  inner: GetResponse.Inner?
                  struct Inner
                    data: string?
                struct Put400Response // Error
                  code: integer, required
                struct PutBody
                  data: string?
                struct PutResponse
                  data: string?
                """)
        expect(
            .operations, of: paths(Self.answers),
            is: """
                put: PUT /a
                  body body: PutBody?, JSON
                  → JSON PutResponse of 200 201, documented 200 201 400 default, accepts application/json
                get: GET /b
                  → JSON GetResponse of 200, documented 200 default, accepts application/json
                """)
    }

    /// The first title names the type; without one, the first place does.
    @Test func acrossTheAPI() {
        expect(
            .models, of: paths(Self.answers), options: Self.sharingShapes,
            is: """
                struct APIError // Error
                  code: integer, required
                struct GetResponse
                  inner: PutBody?
                struct PutBody
                  data: string?
                """)
    }

    @Test func ofSharedResponses() {
        expect(
            .operations,
            of: paths(
                """
                /a: {get: {operationId: first, responses: {"200": {$ref: "#/components/responses/Page"}}}}
                /b: {get: {operationId: second, responses: {"200": {$ref: "#/components/responses/Page"}}}}
                """,
                components:
                    "responses: {Page: {content: {application/json: {schema: {type: object, properties: {next: {type: string}}}}}}}"
            ),
            is: """
                first: GET /a
                  → JSON PageResponse of 200, accepts application/json
                second: GET /b
                  → JSON PageResponse of 200, accepts application/json
                """)
    }
}
