import Diagnostics

extension Rule {
    package static let refusedSchema = Rule(
        id: "schema.refused", level: .refusal, page: PackageResources.schema_refused_md)
    package static let untypedSchema = Rule(
        id: "schema.untyped", level: .warning, page: PackageResources.schema_untyped_md)
    package static let duplicateEnumValue = Rule(
        id: "schema.duplicate-enum-value", level: .warning, page: PackageResources.schema_duplicate_enum_value_md)
    package static let emptyEnumeration = Rule(
        id: "schema.empty-enum", level: .warning, page: PackageResources.schema_empty_enum_md)
    package static let contradiction = Rule(
        id: "schema.contradiction", level: .refusal, page: PackageResources.schema_contradiction_md)
    package static let indistinctKeys = Rule(
        id: "schema.indistinct-keys", level: .refusal, page: PackageResources.schema_indistinct_keys_md)
    package static let discriminator = Rule(
        id: "schema.discriminator", level: .warning, page: PackageResources.schema_discriminator_md)
    package static let ignoredSiblings = Rule(
        id: "reference.siblings", level: .note, page: PackageResources.reference_siblings_md)
    package static let requiredWithoutProperty = Rule(
        id: "schema.required-unknown", level: .note, page: PackageResources.schema_required_unknown_md)

    package static let duplicateParameter = Rule(
        id: "parameter.duplicate", level: .refusal, page: PackageResources.parameter_duplicate_md)
    package static let parameterStyle = Rule(
        id: "parameter.style", level: .warning, page: PackageResources.parameter_style_md)
    package static let undeclaredPathParameter = Rule(
        id: "path.undeclared-parameter", level: .warning, page: PackageResources.path_undeclared_parameter_md)
    package static let unusedPathParameter = Rule(
        id: "path.unused-parameter", level: .warning, page: PackageResources.path_unused_parameter_md)
    package static let optionalPathParameter = Rule(
        id: "path.optional-parameter", level: .warning, page: PackageResources.path_optional_parameter_md)
    package static let malformedPath = Rule(
        id: "path.malformed", level: .refusal, page: PackageResources.path_malformed_md)
    package static let notCarriedParameter = Rule(
        id: "parameter.not-carried", level: .note, page: PackageResources.parameter_not_carried_md)
    package static let reservedHeader = Rule(
        id: "parameter.reserved-header", level: .note, page: PackageResources.parameter_reserved_header_md)

    package static let requestMediaType = Rule(
        id: "body.media-type", level: .warning, page: PackageResources.body_media_type_md)
    package static let bodyEncoding = Rule(
        id: "body.encoding", level: .warning, page: PackageResources.body_encoding_md)
    package static let alternativeMediaTypes = Rule(
        id: "body.alternatives", level: .warning, page: PackageResources.body_alternatives_md)
    package static let sameInOtherMediaTypes = Rule(id: "body.same", level: .note, page: PackageResources.body_same_md)
    package static let responseMediaType = Rule(
        id: "response.media-type", level: .warning, page: PackageResources.response_media_type_md)
    package static let responseHeaders = Rule(
        id: "response.headers", level: .warning, page: PackageResources.response_headers_md)
    package static let duplicateStatus = Rule(
        id: "response.duplicate-status", level: .refusal, page: PackageResources.response_duplicate_status_md)
    package static let untypedEvent = Rule(
        id: "event.media-type", level: .warning, page: PackageResources.event_media_type_md)
    package static let malformedStatus = Rule(
        id: "response.status", level: .refusal, page: PackageResources.response_status_md)

    package static let unknownScheme = Rule(
        id: "security.unknown-scheme", level: .refusal, page: PackageResources.security_unknown_scheme_md)
    package static let conflictingSchemes = Rule(
        id: "security.conflicting-schemes", level: .refusal, page: PackageResources.security_conflicting_schemes_md)
    package static let unattachableScheme = Rule(
        id: "security.not-attached", level: .warning, page: PackageResources.security_not_attached_md)
    package static let excludedSchemeMissing = Rule(
        id: "security.excluded-scheme", level: .error, page: PackageResources.security_excluded_scheme_md)

    package static let unusedSlot = Rule(
        id: "parameter.unused-slot", level: .error, page: PackageResources.parameter_unused_slot_md)
    package static let relativeServer = Rule(
        id: "server.not-absolute", level: .warning, page: PackageResources.server_not_absolute_md)
    package static let ownServer = Rule(id: "server.own", level: .note, page: PackageResources.server_own_md)
    package static let unusableNamespace = Rule(
        id: "name.namespace", level: .error, page: PackageResources.name_namespace_md)
    package static let nameCollision = Rule(
        id: "name.collision", level: .note, page: PackageResources.name_collision_md)

    package static let duplicateOperationID = Rule(
        id: "operation.duplicate-id", level: .warning, page: PackageResources.operation_duplicate_id_md)
    package static let givenName = Rule(id: "backend.name", level: .error, page: PackageResources.backend_name_md)
    package static let unmatchedPattern = Rule(
        id: "backend.unmatched", level: .error, page: PackageResources.backend_unmatched_md)
    package static let conflictingChoice = Rule(
        id: "backend.conflict", level: .error, page: PackageResources.backend_conflict_md)
    package static let untextedType = Rule(id: "backend.type", level: .warning, page: PackageResources.backend_type_md)

    /// All rules of findings that resolving reports.
    package static let resolveRules: [Rule] = [
        ignoredSiblings, refusedSchema, untypedSchema, schemaLimit,
        duplicateEnumValue, emptyEnumeration, contradiction, indistinctKeys, discriminator, requiredWithoutProperty,
        duplicateParameter, parameterStyle, undeclaredPathParameter, unusedPathParameter, optionalPathParameter,
        malformedPath, notCarriedParameter, reservedHeader,
        requestMediaType, bodyEncoding, alternativeMediaTypes, sameInOtherMediaTypes, responseMediaType,
        responseHeaders, malformedStatus,
        duplicateStatus, untypedEvent,
        unknownScheme, conflictingSchemes, unattachableScheme, excludedSchemeMissing, unusedSlot,
        relativeServer, ownServer, unusableNamespace, nameCollision, duplicateOperationID,
        givenName, unmatchedPattern, conflictingChoice, untextedType,
    ]
}
