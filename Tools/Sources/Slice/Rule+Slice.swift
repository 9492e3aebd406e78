import Diagnostics

extension Rule {
    /// The document is not an OpenAPI 3 document.
    package static let sliceVersion = Rule(id: "slice.version", level: .error, page: PackageResources.slice_version_md)
    /// A selector names nothing in the document.
    package static let sliceSelector = Rule(
        id: "slice.selector", level: .error, page: PackageResources.slice_selector_md)
    /// The slice refers to something that does not exist in the document.
    package static let sliceUnresolvedReference = Rule(
        id: "slice.unresolved-reference", level: .error, page: PackageResources.slice_unresolved_reference_md)
    /// The slice refers to a missing schema.
    package static let sliceUnresolvedSchema = Rule(
        id: "slice.unresolved-schema", level: .refusal, page: PackageResources.slice_unresolved_schema_md)
    /// A link of what is kept leads to an operation that is not.
    package static let sliceDroppedLink = Rule(
        id: "slice.dropped-link", level: .note, page: PackageResources.slice_dropped_link_md)
    /// A reference names a component of the wrong kind.
    package static let sliceReferenceKind = Rule(
        id: "slice.reference-kind", level: .warning, page: PackageResources.slice_reference_kind_md)
    /// An object has a field that the document's version of OpenAPI does not know.
    package static let sliceField = Rule(id: "slice.field", level: .warning, page: PackageResources.slice_field_md)

    /// Every rule that slicing a document raises.
    package static let sliceRules: [Rule] = [
        sliceVersion, sliceSelector, sliceUnresolvedReference, sliceUnresolvedSchema, sliceDroppedLink,
        sliceReferenceKind, sliceField,
    ]
}
