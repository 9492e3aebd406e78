import Diagnostics
import YAML

/// A schema as written. A class, since schemas hold schemas; ``SchemaFields`` has the fields.
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

    package let fields: SchemaFields

    package init(_ fields: SchemaFields) {
        self.fields = fields
    }
}

/// Each field, to be read. Inlinable, so that other modules read it where it lies: the fields are too many to copy.
extension SchemaObject {
    @inlinable package var location: SourceLocation { fields.location }
    @inlinable package var reference: Reference? { fields.reference }
    @inlinable package var types: [DataType] { fields.types }
    @inlinable package var isNullable: Bool { fields.isNullable }
    @inlinable package var deniesNull: Bool { fields.deniesNull }
    @inlinable package var format: String? { fields.format }
    @inlinable package var enumeration: [Node]? { fields.enumeration }
    @inlinable package var valueNotes: [ValueNote] { fields.valueNotes }
    @inlinable package var admitsOtherValues: Bool { fields.admitsOtherValues }
    @inlinable package var constant: Node? { fields.constant }
    @inlinable package var properties: [Entry<SchemaObject>] { fields.properties }
    @inlinable package var required: [String] { fields.required }
    @inlinable package var items: SchemaObject? { fields.items }
    @inlinable package var additionalProperties: AdditionalProperties { fields.additionalProperties }
    @inlinable package var patternProperties: [Entry<SchemaObject>] { fields.patternProperties }
    @inlinable package var allOf: [SchemaObject] { fields.allOf }
    @inlinable package var oneOf: [SchemaObject] { fields.oneOf }
    @inlinable package var anyOf: [SchemaObject] { fields.anyOf }
    @inlinable package var discriminator: Discriminator? { fields.discriminator }
    @inlinable package var title: String? { fields.title }
    @inlinable package var description: String? { fields.description }
    @inlinable package var isDeprecated: Bool { fields.isDeprecated }
    @inlinable package var isReadOnly: Bool { fields.isReadOnly }
    @inlinable package var isWriteOnly: Bool { fields.isWriteOnly }
    @inlinable package var defaultValue: Node? { fields.defaultValue }
    @inlinable package var contentEncoding: String? { fields.contentEncoding }
    @inlinable package var booleanSchema: Bool? { fields.booleanSchema }
    @inlinable package var componentName: String? { fields.componentName }
    @inlinable package var isRefused: Bool { fields.isRefused }
}
