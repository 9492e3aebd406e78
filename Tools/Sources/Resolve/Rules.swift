import Diagnostics

extension Rule {
    package static let refusedSchema = Rule(
        id: "schema.refused", level: .refusal,
        summary: "A schema with a fault that leaves it without a meaning.", page: PackageResources.schema_refused_md)
    package static let untypedSchema = Rule(
        id: "schema.untyped", level: .warning,
        summary: "A schema that says more than its Swift type; its values are `JSONValue` or a plainer type.",
        page: PackageResources.schema_untyped_md)
    package static let duplicateEnumValue = Rule(
        id: "schema.duplicate-enum-value", level: .warning,
        summary: "An enumeration lists a value twice; it becomes one case.",
        page: PackageResources.schema_duplicate_enum_value_md)
    package static let emptyEnumeration = Rule(
        id: "schema.empty-enum", level: .warning,
        summary: "An enumeration without values; its type alone counts.", page: PackageResources.schema_empty_enum_md)
    package static let contradiction = Rule(
        id: "schema.contradiction", level: .refusal,
        summary: "A schema whose parts exclude each other, so that no value fits it.",
        page: PackageResources.schema_contradiction_md)
    package static let indistinctKeys = Rule(
        id: "schema.indistinct-keys", level: .refusal,
        summary: "Two keys of one object that Swift takes for one, since they differ only in composition.",
        page: PackageResources.schema_indistinct_keys_md)
    package static let discriminator = Rule(
        id: "schema.discriminator", level: .warning,
        summary:
            "A discriminator that names no branch, or a key that no branch has; the branches are told apart without it.",
        page: PackageResources.schema_discriminator_md)
    package static let ignoredSiblings = Rule(
        id: "reference.siblings", level: .note,
        summary: "Before OpenAPI 3.1 what stands beside a `$ref` is ignored.",
        page: PackageResources.reference_siblings_md)
    package static let requiredWithoutProperty = Rule(
        id: "schema.required-unknown", level: .note,
        summary: "`required` names a property that the schema does not list.",
        page: PackageResources.schema_required_unknown_md)

    package static let duplicateParameter = Rule(
        id: "parameter.duplicate", level: .refusal,
        summary: "One operation lists a parameter of one name and place twice.",
        page: PackageResources.parameter_duplicate_md)
    package static let parameterStyle = Rule(
        id: "parameter.style", level: .warning,
        summary:
            "A parameter whose `style` or `content` leaves it without a spelling in a request; it is written otherwise.",
        page: PackageResources.parameter_style_md)
    package static let undeclaredPathParameter = Rule(
        id: "path.undeclared-parameter", level: .warning,
        summary: "A path template names a parameter that is not declared; it is taken as a string.",
        page: PackageResources.path_undeclared_parameter_md)
    package static let unusedPathParameter = Rule(
        id: "path.unused-parameter", level: .warning,
        summary: "A declared path parameter that the path template does not name; it is left out.",
        page: PackageResources.path_unused_parameter_md)
    package static let optionalPathParameter = Rule(
        id: "path.optional-parameter", level: .warning,
        summary: "A path parameter that says it is optional; it is taken as required.",
        page: PackageResources.path_optional_parameter_md)
    package static let malformedPath = Rule(
        id: "path.malformed", level: .refusal,
        summary: "A path template with unbalanced braces.", page: PackageResources.path_malformed_md)
    package static let notCarriedParameter = Rule(
        id: "parameter.not-carried", level: .note,
        summary: "Something that a parameter's description allows and its Swift type has no value for.",
        page: PackageResources.parameter_not_carried_md)
    package static let reservedHeader = Rule(
        id: "parameter.reserved-header", level: .note,
        summary: "OpenAPI ignores header parameters named Accept, Content-Type and Authorization.",
        page: PackageResources.parameter_reserved_header_md)

    package static let requestMediaType = Rule(
        id: "body.media-type", level: .warning,
        summary: "A request body whose media type is not typed; it is sent as `Data`.",
        page: PackageResources.body_media_type_md)
    package static let bodyEncoding = Rule(
        id: "body.encoding", level: .warning,
        summary: "An `encoding` that has no effect on the body.", page: PackageResources.body_encoding_md)
    package static let alternativeMediaTypes = Rule(
        id: "body.alternatives", level: .warning,
        summary: "A media type of a response that is not asked for, since another one is typed.",
        page: PackageResources.body_alternatives_md)
    package static let sameInOtherMediaTypes = Rule(
        id: "body.same", level: .note,
        summary: "One and the same body or response in several media types; one of them is generated.",
        page: PackageResources.body_same_md)
    package static let responseMediaType = Rule(
        id: "response.media-type", level: .warning,
        summary: "A response whose media type is not typed; its body is `Data`, or the text that it is.",
        page: PackageResources.response_media_type_md)
    package static let responseHeaders = Rule(
        id: "response.headers", level: .warning,
        summary: "A response header whose schema says more than the type it is read as.",
        page: PackageResources.response_headers_md)
    package static let duplicateStatus = Rule(
        id: "response.duplicate-status", level: .refusal,
        summary: "Two keys of `responses` are one status.", page: PackageResources.response_duplicate_status_md)
    package static let untypedEvent = Rule(
        id: "event.media-type", level: .warning,
        summary: "A webhook or a callback whose body is no JSON; nothing is generated for it.",
        page: PackageResources.event_media_type_md)
    package static let malformedStatus = Rule(
        id: "response.status", level: .refusal,
        summary: "A key of `responses` is no HTTP status code, range or `default`.",
        page: PackageResources.response_status_md)

    package static let unknownScheme = Rule(
        id: "security.unknown-scheme", level: .refusal,
        summary: "A security requirement names a scheme that the document does not declare.",
        page: PackageResources.security_unknown_scheme_md)
    package static let conflictingSchemes = Rule(
        id: "security.conflicting-schemes", level: .refusal,
        summary: "One security alternative requires two schemes that fill the same header.",
        page: PackageResources.security_conflicting_schemes_md)
    package static let unattachableScheme = Rule(
        id: "security.not-attached", level: .warning,
        summary: "A security scheme whose credentials the generated client cannot attach.",
        page: PackageResources.security_not_attached_md)
    package static let excludedSchemeMissing = Rule(
        id: "security.excluded-scheme", level: .error,
        summary: "A scheme to exclude that the document does not declare.",
        page: PackageResources.security_excluded_scheme_md)

    package static let unusedSlot = Rule(
        id: "parameter.unused-slot", level: .error,
        summary: "A slot names a query parameter that no operation has.",
        page: PackageResources.parameter_unused_slot_md)
    package static let relativeServer = Rule(
        id: "server.not-absolute", level: .warning,
        summary: "A server has no absolute URL; the client has no base URL of it.",
        page: PackageResources.server_not_absolute_md)
    package static let ownServer = Rule(
        id: "server.own", level: .note,
        summary: "An operation is served elsewhere than the API; the client does not go there by itself.",
        page: PackageResources.server_own_md)
    package static let unusableNamespace = Rule(
        id: "name.namespace", level: .error,
        summary: "A name given for the namespace that Swift or the generated code cannot have.",
        page: PackageResources.name_namespace_md)
    package static let nameCollision = Rule(
        id: "name.collision", level: .note,
        summary: "Two names of the document make one Swift name; the later one is spelled out.",
        page: PackageResources.name_collision_md)

    package static let givenName = Rule(
        id: "backend.name", level: .error,
        summary: "A name given in a backend.yaml that Swift cannot have, or that something else has.",
        page: PackageResources.backend_name_md)
    package static let unmatchedPattern = Rule(
        id: "backend.unmatched", level: .error,
        summary: "A name or pattern in a backend.yaml that fits nothing in the document.",
        page: PackageResources.backend_unmatched_md)
    package static let conflictingChoice = Rule(
        id: "backend.conflict", level: .error,
        summary: "Two keys of a backend.yaml ask for opposite things.", page: PackageResources.backend_conflict_md)
    package static let untextedType = Rule(
        id: "backend.type", level: .warning,
        summary: "A type given in a backend.yaml for a value that is read from text, or written as such, by itself.",
        page: PackageResources.backend_type_md)

    /// Every rule that resolving can raise.
    package static let resolveRules: [Rule] = [
        ignoredSiblings, refusedSchema, untypedSchema, schemaLimit,
        duplicateEnumValue, emptyEnumeration, contradiction, indistinctKeys, discriminator, requiredWithoutProperty,
        duplicateParameter, parameterStyle, undeclaredPathParameter, unusedPathParameter, optionalPathParameter,
        malformedPath, notCarriedParameter, reservedHeader,
        requestMediaType, bodyEncoding, alternativeMediaTypes, sameInOtherMediaTypes, responseMediaType,
        responseHeaders, malformedStatus,
        duplicateStatus, untypedEvent,
        unknownScheme, conflictingSchemes, unattachableScheme, excludedSchemeMissing, unusedSlot,
        relativeServer, ownServer, unusableNamespace, nameCollision,
        givenName, unmatchedPattern, conflictingChoice, untextedType,
    ]
}
