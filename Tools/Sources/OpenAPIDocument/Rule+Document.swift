import Diagnostics

extension Rule {
    package static let notOpenAPI = Rule(
        id: "document.not-openapi", level: .error, page: PackageResources.document_not_openapi_md)
    package static let unsupportedVersion = Rule(
        id: "document.version", level: .error, page: PackageResources.document_version_md)
    package static let missingField = Rule(
        id: "document.missing-field", level: .refusal, page: PackageResources.document_missing_field_md)
    package static let wrongType = Rule(
        id: "document.wrong-type", level: .refusal, page: PackageResources.document_wrong_type_md)
    package static let unknownField = Rule(
        id: "document.unknown-field", level: .warning, page: PackageResources.document_unknown_field_md)
    package static let notGeneratedYet = Rule(
        id: "document.not-generated", level: .warning, page: PackageResources.document_not_generated_md)
    package static let notCarried = Rule(
        id: "document.not-carried", level: .note, page: PackageResources.document_not_carried_md)
    package static let notClientCallable = Rule(
        id: "document.not-callable", level: .note, page: PackageResources.document_not_callable_md)
    package static let malformedMediaType = Rule(
        id: "document.media-type", level: .refusal, page: PackageResources.document_media_type_md)
    package static let unresolvedReference = Rule(
        id: "reference.unresolved", level: .refusal, page: PackageResources.reference_unresolved_md)
    package static let unreadReference = Rule(
        id: "reference.not-read", level: .refusal, page: PackageResources.reference_not_read_md)
    package static let missingFile = Rule(
        id: "reference.no-file", level: .refusal, page: PackageResources.reference_no_file_md)
    package static let outsideRoot = Rule(
        id: "reference.outside", level: .refusal, page: PackageResources.reference_outside_md)
    package static let remoteReference = Rule(
        id: "reference.remote", level: .refusal, page: PackageResources.reference_remote_md)
    package static let queryString = Rule(
        id: "parameter.querystring", level: .refusal, page: PackageResources.parameter_querystring_md)
    package static let circularReference = Rule(
        id: "reference.circular", level: .refusal, page: PackageResources.reference_circular_md)

    /// Every rule that reading a document can raise.
    package static let documentRules: [Rule] =
        [
            notOpenAPI, unsupportedVersion, missingField, wrongType, unknownField, notGeneratedYet,
            notClientCallable, notCarried, malformedMediaType, unresolvedReference, unreadReference, missingFile,
            outsideRoot, remoteReference, circularReference, queryString,
        ] + swaggerRules
}
