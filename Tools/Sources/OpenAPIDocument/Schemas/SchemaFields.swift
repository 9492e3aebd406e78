import Diagnostics
import YAML

/// The fields of a schema: set while it is read or made from others, then held by a ``SchemaObject``.
package struct SchemaFields: Sendable {
    package var location: SourceLocation
    package var reference: Reference?
    /// In the order of the schema; empty when it names none.
    package var types: [SchemaObject.DataType] = []
    /// OpenAPI 3.0 `nullable: true`; in 3.1 null is a type.
    package var isNullable = false
    /// `nullable: false`, written down.
    package var deniesNull = false
    package var format: String?
    package var enumeration: [Node]?
    /// Names and descriptions for the values of ``enumeration``; empty when the document has none.
    package var valueNotes: [SchemaObject.ValueNote] = []
    /// Whether other values than those of ``enumeration`` are valid, too.
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
    /// Only ever sent by the server.
    package var isReadOnly = false
    /// Only ever sent to the server.
    package var isWriteOnly = false
    package var defaultValue: Node?
    /// `contentEncoding`, JSON Schema 2020-12.
    package var contentEncoding: String?
    /// The boolean schema: `true` accepts anything, `false` nothing.
    package var booleanSchema: Bool?
    /// The component that it stands for, where it was made from one.
    package var standsFor: SchemaID?
    /// Whether reading it found a fault that leaves it without a meaning.
    package var isRefused = false

    package init(location: SourceLocation) {
        self.location = location
    }

    /// The fields of a schema, to be changed.
    package init(_ schema: SchemaObject) {
        self = schema.fields
    }
}
