import Diagnostics
import YAML

/// What a schema says, while it is read or made from others.
package struct SchemaFields {
    package var location: SourceLocation
    package var reference: Reference?
    package var types: [SchemaObject.DataType] = []
    package var isNullable = false
    package var deniesNull = false
    package var format: String?
    package var enumeration: [Node]?
    package var valueNotes: [SchemaObject.ValueNote] = []
    package var admitsOtherValues = false
    package var constant: Node?
    package var properties: [Entry<SchemaObject>] = []
    package var required: [String] = []
    package var items: SchemaObject?
    package var additionalProperties = SchemaObject.AdditionalProperties.unstated
    package var patternProperties: [Entry<SchemaObject>] = []
    package var allOf: [SchemaObject] = []
    package var oneOf: [SchemaObject] = []
    package var anyOf: [SchemaObject] = []
    package var discriminator: SchemaObject.Discriminator?
    package var title: String?
    package var description: String?
    package var isDeprecated = false
    package var isReadOnly = false
    package var isWriteOnly = false
    package var defaultValue: Node?
    package var contentEncoding: String?
    package var booleanSchema: Bool?
    package var standsFor: SchemaID?
    package var isRefused = false

    package init(location: SourceLocation) {
        self.location = location
    }

    /// All that a schema says, to be changed.
    package init(_ schema: SchemaObject) {
        location = schema.location
        reference = schema.reference
        types = schema.types
        isNullable = schema.isNullable
        deniesNull = schema.deniesNull
        format = schema.format
        enumeration = schema.enumeration
        valueNotes = schema.valueNotes
        admitsOtherValues = schema.admitsOtherValues
        constant = schema.constant
        properties = schema.properties
        required = schema.required
        items = schema.items
        additionalProperties = schema.additionalProperties
        patternProperties = schema.patternProperties
        allOf = schema.allOf
        oneOf = schema.oneOf
        anyOf = schema.anyOf
        discriminator = schema.discriminator
        title = schema.title
        description = schema.description
        isDeprecated = schema.isDeprecated
        isReadOnly = schema.isReadOnly
        isWriteOnly = schema.isWriteOnly
        defaultValue = schema.defaultValue
        contentEncoding = schema.contentEncoding
        booleanSchema = schema.booleanSchema
        standsFor = schema.standsFor
        isRefused = schema.isRefused
    }
}
