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

    /// What a value of an enumeration is called and means.
    package struct ValueNote: Sendable {
        package let name: String?
        package let description: String?

        package init(name: String?, description: String?) {
            self.name = name
            self.description = description
        }
    }

    package struct Discriminator: Sendable {
        package let propertyName: String
        /// By the value of the property; what a value stands for may be written as a name, too, and then has no key.
        package let mapping: [Entry<Reference>]
        package let location: SourceLocation
    }

    package let location: SourceLocation
    package let reference: Reference?
    /// As listed; empty when the schema does not say.
    package let types: [DataType]
    /// OpenAPI 3.0 `nullable: true`; in 3.1 null is a type.
    package let isNullable: Bool
    /// `nullable: false`, written down.
    package let deniesNull: Bool
    package let format: String?
    package let enumeration: [Node]?
    /// What the values of ``enumeration`` are called and mean, where the document says so; empty when it does not.
    package let valueNotes: [ValueNote]
    /// Whether other values than those of ``enumeration`` are valid, too.
    package let admitsOtherValues: Bool
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
    /// Only ever sent by the server.
    package let isReadOnly: Bool
    /// Only ever sent to the server.
    package let isWriteOnly: Bool
    package let defaultValue: Node?
    /// `contentEncoding`, JSON Schema 2020-12.
    package let contentEncoding: String?
    /// The boolean schema: `true` accepts anything, `false` nothing.
    package let booleanSchema: Bool?
    /// The component that it stands for, where it was made from one.
    package let standsFor: SchemaID?
    /// Whether reading it found a fault that leaves it without a meaning.
    package let isRefused: Bool

    package init(_ fields: SchemaFields) {
        location = fields.location
        reference = fields.reference
        types = fields.types
        isNullable = fields.isNullable
        deniesNull = fields.deniesNull
        format = fields.format
        enumeration = fields.enumeration
        valueNotes = fields.valueNotes
        admitsOtherValues = fields.admitsOtherValues
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
        isReadOnly = fields.isReadOnly
        isWriteOnly = fields.isWriteOnly
        defaultValue = fields.defaultValue
        contentEncoding = fields.contentEncoding
        booleanSchema = fields.booleanSchema
        standsFor = fields.standsFor
        isRefused = fields.isRefused
    }
}
