import OpenAPIGrammar
import Testing

/// The table of fields, by version.
@Suite struct FieldTests {
    @Test(arguments: [
        (OpenAPIVersion.v2_0, ["get", "put", "post", "delete", "options", "head", "patch", "parameters"]),
        (
            .v3_0,
            [
                "summary", "description", "get", "put", "post", "delete", "options", "head", "patch", "trace",
                "servers",
                "parameters",
            ]
        ),
        (
            .v3_2,
            [
                "summary", "description", "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
                "additionalOperations", "servers", "parameters",
            ]
        ),
    ])
    func pathItem(version: OpenAPIVersion, fields: [String]) {
        #expect(ObjectKind.pathItem.fields.filter { $0.versions.contains(version) }.map(\.name) == fields)
    }

    @Test(arguments: [
        (
            OpenAPIVersion.v2_0,
            [
                "name", "in", "description", "required", "allowEmptyValue", "type", "format", "items",
                "collectionFormat", "default", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum",
                "maxLength",
                "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "enum", "multipleOf",
            ]
        ),
        (
            .v3_1,
            [
                "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode",
                "allowReserved", "schema", "content", "example", "examples",
            ]
        ),
    ])
    func parameter(version: OpenAPIVersion, fields: [String]) {
        #expect(ObjectKind.parameter.fields.filter { $0.versions.contains(version) }.map(\.name) == fields)
    }

    @Test func laterFields() {
        #expect(!ObjectKind.schema.has("const", in: .v3_0))
        #expect(ObjectKind.schema.has("const", in: .v3_1))
        #expect(!ObjectKind.schema.has("nullable", in: .v3_1))
        #expect(ObjectKind.header.has("allowReserved", in: .v3_0))
        #expect(!ObjectKind.header.has("allowReserved", in: .v3_1))
        #expect(ObjectKind.encoding.field("encoding")?.versions == .v3_2 ... .v3_2)
        #expect(ObjectKind.schema.field("typo") == nil)
    }

    @Test func componentsInTheSpecificationsOrder() {
        #expect(
            ObjectKind.sections.map(\.name) == [
                "schemas", "responses", "parameters", "requestBodies", "headers", "securitySchemes", "links",
                "callbacks",
                "pathItems", "mediaTypes",
            ])
        #expect(ObjectKind(section: "mediaTypes") == .mediaType)
        #expect(ObjectKind(section: "examples") == nil)
    }

    @Test(arguments: [
        ("2.0", OpenAPIVersion.v2_0), ("3.0.4", .v3_0), ("3.1.0", .v3_1), ("3.2", .v3_2), ("3.10", nil), ("4.0.0", nil),
        ("3", nil), ("", nil),
    ])
    func version(field: String, version: OpenAPIVersion?) {
        #expect(OpenAPIVersion(field: field) == version)
    }

    @Test func methods() {
        #expect(PathItemMethod.names(in: .v2_0) == ["get", "put", "post", "delete", "options", "head", "patch"])
        #expect(
            PathItemMethod.names
                == ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"])
    }
}
