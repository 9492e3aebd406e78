import Diagnostics

extension Rule {
    /// The document is not one of OpenAPI 3.
    package static let sliceVersion = Rule(
        id: "slice.version", level: .error, summary: "The document is not one of OpenAPI 3.",
        page: PackageResources.slice_version_md)
    /// A selector names nothing in the document.
    package static let sliceSelector = Rule(
        id: "slice.selector", level: .error, summary: "A selector matches nothing in the document.",
        page: PackageResources.slice_selector_md)
    /// What is kept refers to something that is not there.
    package static let sliceUnresolvedReference = Rule(
        id: "slice.unresolved-reference", level: .error, summary: "What is kept refers to something that is not there.",
        page: PackageResources.slice_unresolved_reference_md)
    /// What is kept refers to a schema that is not there.
    package static let sliceUnresolvedSchema = Rule(
        id: "slice.unresolved-schema", level: .refusal,
        summary: "What is kept refers to a schema that is not there; where that is allowed, any value takes its place.",
        page: PackageResources.slice_unresolved_schema_md)
    /// A link of what is kept leads to an operation that is not.
    package static let sliceDroppedLink = Rule(
        id: "slice.dropped-link", level: .note,
        summary: "A link leads to an operation that is not kept; it is left out.",
        page: PackageResources.slice_dropped_link_md)
    /// A reference names a component of another kind than its place takes.
    package static let sliceReferenceKind = Rule(
        id: "slice.reference-kind", level: .warning,
        summary: "A reference names a component of another kind than its place takes.",
        page: PackageResources.slice_reference_kind_md)
    /// An object has a field that the document's version of OpenAPI does not know.
    package static let sliceField = Rule(
        id: "slice.field", level: .warning,
        summary: "An object has a field that the document's version of OpenAPI does not have.",
        page: PackageResources.slice_field_md)

    /// Every rule that slicing a document raises.
    package static let allSlice: [Rule] = [
        sliceVersion, sliceSelector, sliceUnresolvedReference, sliceUnresolvedSchema, sliceDroppedLink,
        sliceReferenceKind, sliceField,
    ]
}
