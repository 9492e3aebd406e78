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

    /// The name and the description of a value of an enumeration.
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
        /// By the value of the property. A value may be mapped to a schema's name instead of a reference; then there is
        /// no target.
        package let mapping: [Entry<Reference>]
        package let location: SourceLocation
    }

    package let fields: SchemaFields

    package init(_ fields: SchemaFields) {
        self.fields = fields
    }
}

/// Each field, to be read. Code that reads many fields of many schemas reads ``SchemaObject/fields`` instead: these are calls
/// for other modules, and cost resolving a tenth of its time.
extension SchemaObject {
    package var location: SourceLocation { fields.location }
    package var reference: Reference? { fields.reference }
    package var types: [DataType] { fields.types }
    package var isNullable: Bool { fields.isNullable }
    package var deniesNull: Bool { fields.deniesNull }
    package var format: String? { fields.format }
    package var enumeration: [Node]? { fields.enumeration }
    package var valueNotes: [ValueNote] { fields.valueNotes }
    package var admitsOtherValues: Bool { fields.admitsOtherValues }
    package var constant: Node? { fields.constant }
    package var properties: [Entry<SchemaObject>] { fields.properties }
    package var required: [String] { fields.required }
    package var items: SchemaObject? { fields.items }
    package var additionalProperties: AdditionalProperties { fields.additionalProperties }
    package var patternProperties: [Entry<SchemaObject>] { fields.patternProperties }
    package var allOf: [SchemaObject] { fields.allOf }
    package var oneOf: [SchemaObject] { fields.oneOf }
    package var anyOf: [SchemaObject] { fields.anyOf }
    package var discriminator: Discriminator? { fields.discriminator }
    package var title: String? { fields.title }
    package var description: String? { fields.description }
    package var isDeprecated: Bool { fields.isDeprecated }
    package var isReadOnly: Bool { fields.isReadOnly }
    package var isWriteOnly: Bool { fields.isWriteOnly }
    package var defaultValue: Node? { fields.defaultValue }
    package var contentEncoding: String? { fields.contentEncoding }
    package var booleanSchema: Bool? { fields.booleanSchema }
    package var standsFor: SchemaID? { fields.standsFor }
    package var isRefused: Bool { fields.isRefused }
}

extension SchemaObject {
    /// A schema of plain strings, for values that the document does not describe.
    static func string(at location: SourceLocation) -> SchemaObject {
        var fields = SchemaFields(location: location)
        fields.types = [.string]
        return SchemaObject(fields)
    }
}
