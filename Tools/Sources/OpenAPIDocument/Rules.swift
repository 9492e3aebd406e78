import Diagnostics

extension Rule {
    package static let notOpenAPI = Rule(
        id: "document.not-openapi", level: .error,
        summary:
            "The file is not an OpenAPI document: it has no `openapi` or `swagger` field, or its root is no mapping.",
        page: PackageResources.document_not_openapi_md)
    package static let unsupportedVersion = Rule(
        id: "document.version", level: .error,
        summary: "The document's OpenAPI version is not one that is read.", page: PackageResources.document_version_md)
    package static let missingField = Rule(
        id: "document.missing-field", level: .refusal,
        summary: "An object lacks a field that OpenAPI requires.", page: PackageResources.document_missing_field_md)
    package static let wrongType = Rule(
        id: "document.wrong-type", level: .refusal,
        summary: "A field holds another kind of value than OpenAPI gives it.",
        page: PackageResources.document_wrong_type_md)
    package static let unknownField = Rule(
        id: "document.unknown-field", level: .warning,
        summary: "A field that OpenAPI does not know; it is not read.", page: PackageResources.document_unknown_field_md
    )
    package static let notGeneratedYet = Rule(
        id: "document.not-generated", level: .warning,
        summary: "A construct that is read but not generated.", page: PackageResources.document_not_generated_md)
    package static let notCarried = Rule(
        id: "document.not-carried", level: .note,
        summary: "A fact of the document that changes no request and no type, and has no place in the output yet.",
        page: PackageResources.document_not_carried_md)
    package static let notClientCallable = Rule(
        id: "document.not-callable", level: .note,
        summary: "Webhooks and callbacks are requests that the server makes; a client has nothing to call.",
        page: PackageResources.document_not_callable_md)
    package static let malformedMediaType = Rule(
        id: "document.media-type", level: .refusal,
        summary: "A key of `content` is no media type.", page: PackageResources.document_media_type_md)
    package static let unresolvedReference = Rule(
        id: "reference.unresolved", level: .refusal,
        summary: "A `$ref` leads nowhere in the document.", page: PackageResources.reference_unresolved_md)
    package static let unreadReference = Rule(
        id: "reference.not-read", level: .refusal,
        summary: "A `$ref` leads out of the document, or to a place that references are not followed to.",
        page: PackageResources.reference_not_read_md)
    package static let missingFile = Rule(
        id: "reference.no-file", level: .refusal,
        summary: "A `$ref` names a file that is not there or cannot be read.",
        page: PackageResources.reference_no_file_md)
    package static let outsideRoot = Rule(
        id: "reference.outside", level: .refusal,
        summary: "A `$ref` leads to a file outside the folder that reading stays in.",
        page: PackageResources.reference_outside_md)
    package static let remoteReference = Rule(
        id: "reference.remote", level: .refusal,
        summary: "A `$ref` leads to a remote file that was not fetched.", page: PackageResources.reference_remote_md)
    package static let queryString = Rule(
        id: "parameter.querystring", level: .refusal,
        summary: "A parameter that is all of the query string, in a form that is not written.",
        page: PackageResources.parameter_querystring_md)
    package static let circularReference = Rule(
        id: "reference.circular", level: .refusal,
        summary: "References that lead back to themselves without an object, an array or a map between.",
        page: PackageResources.reference_circular_md)

    /// Every rule that reading a document can raise.
    package static let documentRules: [Rule] =
        [
            notOpenAPI, unsupportedVersion, missingField, wrongType, unknownField, notGeneratedYet,
            notClientCallable, notCarried, malformedMediaType, unresolvedReference, unreadReference, missingFile,
            outsideRoot, remoteReference, circularReference, queryString,
        ] + swaggerRules
}
