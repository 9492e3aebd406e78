import Diagnostics
import OpenAPIDocument
import YAML

/// The keywords of a schema that contain no schemas.
package struct SchemaKeywords {
    private let schema: SchemaObject
    // In another module, reading the fields is faster than reading the properties of the schema.
    private var fields: SchemaFields { schema.fields }

    init(schema: SchemaObject) {
        self.schema = schema
    }

    package var location: SourceLocation { fields.location }
    package var reference: Reference? { fields.reference }
    package var types: [SchemaObject.DataType] { fields.types }
    package var format: String? { fields.format }
    package var contentEncoding: String? { fields.contentEncoding }
    package var enumeration: [Node]? { fields.enumeration }
    package var valueNotes: [SchemaObject.ValueNote] { fields.valueNotes }
    package var admitsOtherValues: Bool { fields.admitsOtherValues }
    package var constant: Node? { fields.constant }
    package var required: [String] { fields.required }
    package var discriminator: SchemaObject.Discriminator? { fields.discriminator }
    package var title: String? { fields.title }
    package var description: String? { fields.description }
    package var isDeprecated: Bool { fields.isDeprecated }
    package var isReadOnly: Bool { fields.isReadOnly }
    package var isWriteOnly: Bool { fields.isWriteOnly }
    package var defaultValue: Node? { fields.defaultValue }
    package var standsFor: SchemaID? { fields.standsFor }
    package var isRefused: Bool { fields.isRefused }
    /// Whether the schema has a `oneOf` or `anyOf`.
    package var isUnion: Bool { !fields.oneOf.isEmpty || !fields.anyOf.isEmpty }
    /// The keyword that lists the branches of a union.
    package var unionKeyword: String { fields.oneOf.isEmpty ? "anyOf" : "oneOf" }
    /// Whether a keyword beside the reference would have a meaning without the reference.
    package var saysMoreThanReference: Bool {
        !types.isEmpty || fields.isNullable || format != nil || description != nil || isDeprecated
            || isReadOnly || isWriteOnly || defaultValue != nil || !fields.properties.isEmpty || !required.isEmpty
            || !fields.allOf.isEmpty || isUnion || enumeration != nil || fields.items != nil
    }
}
