import Diagnostics
import YAML

/// A schema as written. A class, since schemas hold schemas.
package final class SchemaObject: Sendable {
    package enum DataType: String, Sendable {
        case object, array, string, integer, number, boolean, null
    }

    package enum AdditionalProperties: Sendable {
        case unstated
        case allowed(Bool)
        case schema(SchemaObject)
    }

    package struct Discriminator: Sendable {
        package let propertyName: String
        package let mapping: [Entry<String>]
        package let location: SourceLocation
    }

    package let location: SourceLocation
    package let reference: Reference?
    /// As listed; empty when the schema does not say.
    package let types: [DataType]
    /// OpenAPI 3.0 `nullable: true`; in 3.1 null is a type.
    package let isNullable: Bool
    package let format: String?
    package let enumeration: [Node]?
    package let constant: Node?
    package let properties: [Entry<SchemaObject>]
    package let required: [String]
    package let items: SchemaObject?
    package let additionalProperties: AdditionalProperties
    package let patternProperties: [Entry<SchemaObject>]
    package let allOf: [SchemaObject]
    package let oneOf: [SchemaObject]
    package let anyOf: [SchemaObject]
    package let discriminator: Discriminator?
    package let title: String?
    package let description: String?
    package let isDeprecated: Bool
    /// `contentEncoding`, JSON Schema 2020-12.
    package let contentEncoding: String?
    /// The boolean schema: `true` accepts anything, `false` nothing.
    package let booleanSchema: Bool?
    /// Whether reading it found a fault that leaves it without a meaning.
    package let isRefused: Bool

    init(_ fields: SchemaFields) {
        location = fields.location
        reference = fields.reference
        types = fields.types
        isNullable = fields.isNullable
        format = fields.format
        enumeration = fields.enumeration
        constant = fields.constant
        properties = fields.properties
        required = fields.required
        items = fields.items
        additionalProperties = fields.additionalProperties
        patternProperties = fields.patternProperties
        allOf = fields.allOf
        oneOf = fields.oneOf
        anyOf = fields.anyOf
        discriminator = fields.discriminator
        title = fields.title
        description = fields.description
        isDeprecated = fields.isDeprecated
        contentEncoding = fields.contentEncoding
        booleanSchema = fields.booleanSchema
        isRefused = fields.isRefused
    }
}

/// What has been read of a schema so far.
struct SchemaFields {
    let location: SourceLocation
    var reference: Reference?
    var types: [SchemaObject.DataType] = []
    var isNullable = false
    var format: String?
    var enumeration: [Node]?
    var constant: Node?
    var properties: [Entry<SchemaObject>] = []
    var required: [String] = []
    var items: SchemaObject?
    var additionalProperties = SchemaObject.AdditionalProperties.unstated
    var patternProperties: [Entry<SchemaObject>] = []
    var allOf: [SchemaObject] = []
    var oneOf: [SchemaObject] = []
    var anyOf: [SchemaObject] = []
    var discriminator: SchemaObject.Discriminator?
    var title: String?
    var description: String?
    var isDeprecated = false
    var contentEncoding: String?
    var booleanSchema: Bool?
    var isRefused = false

    init(location: SourceLocation) {
        self.location = location
    }
}
