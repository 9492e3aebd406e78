import Diagnostics
import OpenAPIDocument
import YAML

/// The keywords of a schema that hold no schemas.
package struct SchemaKeywords {
    let schema: SchemaObject

    package var location: SourceLocation { schema.location }
    package var reference: Reference? { schema.reference }
    package var types: [SchemaObject.DataType] { schema.types }
    package var format: String? { schema.format }
    package var contentEncoding: String? { schema.contentEncoding }
    package var enumeration: [Node]? { schema.enumeration }
    package var valueNotes: [SchemaObject.ValueNote] { schema.valueNotes }
    package var admitsOtherValues: Bool { schema.admitsOtherValues }
    package var constant: Node? { schema.constant }
    package var required: [String] { schema.required }
    package var discriminator: SchemaObject.Discriminator? { schema.discriminator }
    package var title: String? { schema.title }
    package var description: String? { schema.description }
    package var isDeprecated: Bool { schema.isDeprecated }
    package var isReadOnly: Bool { schema.isReadOnly }
    package var isWriteOnly: Bool { schema.isWriteOnly }
    package var defaultValue: Node? { schema.defaultValue }
    package var standsFor: SchemaID? { schema.standsFor }
    package var isRefused: Bool { schema.isRefused }
    /// Whether the schema has a `oneOf` or `anyOf`.
    package var isUnion: Bool { !schema.oneOf.isEmpty || !schema.anyOf.isEmpty }
    /// The keyword that lists the branches of a union.
    package var unionKeyword: String { schema.oneOf.isEmpty ? "anyOf" : "oneOf" }
    /// Whether a keyword stands beside the reference that would mean something elsewhere.
    package var saysMoreThanReference: Bool {
        !types.isEmpty || schema.isNullable || format != nil || description != nil || isDeprecated
            || isReadOnly || isWriteOnly || defaultValue != nil || !schema.properties.isEmpty || !required.isEmpty
            || !schema.allOf.isEmpty || isUnion || enumeration != nil || schema.items != nil
    }
}
