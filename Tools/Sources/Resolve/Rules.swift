import Diagnostics

extension Rule {
    package static let refusedSchema = Rule(
        id: "schema.refused", level: .refusal,
        summary: "A schema with a fault that leaves it without a meaning.", page: .refusedSchema)
    package static let untypedSchema = Rule(
        id: "schema.untyped", level: .warning,
        summary: "A schema that says more than its Swift type; its values are `JSONValue` or a plainer type.",
        page: .untypedSchema)
    package static let duplicateEnumValue = Rule(
        id: "schema.duplicate-enum-value", level: .warning,
        summary: "An enumeration lists a value twice; it becomes one case.", page: .duplicateEnumValue)
    package static let emptyEnumeration = Rule(
        id: "schema.empty-enum", level: .warning,
        summary: "An enumeration without values; its type alone counts.", page: .emptyEnumeration)
    package static let contradiction = Rule(
        id: "schema.contradiction", level: .refusal,
        summary: "A schema whose parts exclude each other, so that no value fits it.", page: .contradiction)
    package static let indistinctKeys = Rule(
        id: "schema.indistinct-keys", level: .refusal,
        summary: "Two keys of one object that Swift takes for one, since they differ only in composition.",
        page: .indistinctKeys)
    package static let discriminator = Rule(
        id: "schema.discriminator", level: .warning,
        summary:
            "A discriminator that names no branch, or a key that no branch has; the branches are told apart without it.",
        page: .discriminator)
    package static let ignoredSiblings = Rule(
        id: "reference.siblings", level: .note,
        summary: "Before OpenAPI 3.1 what stands beside a `$ref` is ignored.", page: .ignoredSiblings)
    package static let requiredWithoutProperty = Rule(
        id: "schema.required-unknown", level: .note,
        summary: "`required` names a property that the schema does not list.", page: .requiredWithoutProperty)

    package static let duplicateParameter = Rule(
        id: "parameter.duplicate", level: .refusal,
        summary: "One operation lists a parameter of one name and place twice.", page: .duplicateParameter)
    package static let parameterStyle = Rule(
        id: "parameter.style", level: .warning,
        summary:
            "A parameter whose `style` or `content` leaves it without a spelling in a request; it is written otherwise.",
        page: .parameterStyle)
    package static let undeclaredPathParameter = Rule(
        id: "path.undeclared-parameter", level: .warning,
        summary: "A path template names a parameter that is not declared; it is taken as a string.",
        page: .undeclaredPathParameter)
    package static let unusedPathParameter = Rule(
        id: "path.unused-parameter", level: .warning,
        summary: "A declared path parameter that the path template does not name; it is left out.",
        page: .unusedPathParameter)
    package static let optionalPathParameter = Rule(
        id: "path.optional-parameter", level: .warning,
        summary: "A path parameter that says it is optional; it is taken as required.", page: .optionalPathParameter)
    package static let malformedPath = Rule(
        id: "path.malformed", level: .refusal,
        summary: "A path template with unbalanced braces.", page: .malformedPath)
    package static let notCarriedParameter = Rule(
        id: "parameter.not-carried", level: .note,
        summary: "Something that a parameter's description allows and its Swift type has no value for.",
        page: .notCarriedParameter)
    package static let reservedHeader = Rule(
        id: "parameter.reserved-header", level: .note,
        summary: "OpenAPI ignores header parameters named Accept, Content-Type and Authorization.",
        page: .reservedHeader)

    package static let requestMediaType = Rule(
        id: "body.media-type", level: .warning,
        summary: "A request body whose media type is not typed; it is sent as `Data`.", page: .requestMediaType)
    package static let bodyEncoding = Rule(
        id: "body.encoding", level: .warning,
        summary: "An `encoding` that has no effect on the body.", page: .bodyEncoding)
    package static let alternativeMediaTypes = Rule(
        id: "body.alternatives", level: .warning,
        summary: "A media type of a response that is not asked for, since another one is typed.",
        page: .alternativeMediaTypes)
    package static let sameInOtherMediaTypes = Rule(
        id: "body.same", level: .note,
        summary: "One and the same body or response in several media types; one of them is generated.",
        page: .sameInOtherMediaTypes)
    package static let responseMediaType = Rule(
        id: "response.media-type", level: .warning,
        summary: "A response whose media type is not typed; its body is `Data`, or the text that it is.",
        page: .responseMediaType)
    package static let responseHeaders = Rule(
        id: "response.headers", level: .warning,
        summary: "A response header whose schema says more than the type it is read as.", page: .responseHeaders)
    package static let duplicateStatus = Rule(
        id: "response.duplicate-status", level: .refusal,
        summary: "Two keys of `responses` are one status.", page: .duplicateStatus)
    package static let untypedEvent = Rule(
        id: "event.media-type", level: .warning,
        summary: "A webhook or a callback whose body is no JSON; nothing is generated for it.", page: .untypedEvent)
    package static let malformedStatus = Rule(
        id: "response.status", level: .refusal,
        summary: "A key of `responses` is no HTTP status code, range or `default`.", page: .malformedStatus)

    package static let unknownScheme = Rule(
        id: "security.unknown-scheme", level: .refusal,
        summary: "A security requirement names a scheme that the document does not declare.", page: .unknownScheme)
    package static let conflictingSchemes = Rule(
        id: "security.conflicting-schemes", level: .refusal,
        summary: "One security alternative requires two schemes that fill the same header.", page: .conflictingSchemes)
    package static let unattachableScheme = Rule(
        id: "security.not-attached", level: .warning,
        summary: "A security scheme whose credentials the generated client cannot attach.", page: .unattachableScheme)
    package static let excludedSchemeMissing = Rule(
        id: "security.excluded-scheme", level: .error,
        summary: "A scheme to exclude that the document does not declare.", page: .excludedSchemeMissing)

    package static let unusedSlot = Rule(
        id: "parameter.unused-slot", level: .error,
        summary: "A slot names a query parameter that no operation has.", page: .unusedSlot)
    package static let relativeServer = Rule(
        id: "server.not-absolute", level: .warning,
        summary: "A server has no absolute URL; the client has no base URL of it.", page: .relativeServer)
    package static let ownServer = Rule(
        id: "server.own", level: .note,
        summary: "An operation is served elsewhere than the API; the client does not go there by itself.",
        page: .ownServer)
    package static let unusableNamespace = Rule(
        id: "name.namespace", level: .error,
        summary: "A name given for the namespace that Swift or the generated code cannot have.",
        page: .unusableNamespace)
    package static let nameCollision = Rule(
        id: "name.collision", level: .note,
        summary: "Two names of the document make one Swift name; the later one is spelled out.", page: .nameCollision)

    package static let duplicateOperationID = Rule(
        id: "operation.duplicate-id", level: .warning,
        summary: "Several operations have one operationId; each is named after its method and path.",
        page: .duplicateOperationID)
    package static let givenName = Rule(
        id: "backend.name", level: .error,
        summary: "A name given in a backend.yaml that Swift cannot have, or that something else has.", page: .givenName)
    package static let unmatchedPattern = Rule(
        id: "backend.unmatched", level: .error,
        summary: "A name or pattern in a backend.yaml that fits nothing in the document.",
        page: .unmatchedPattern)
    package static let conflictingChoice = Rule(
        id: "backend.conflict", level: .error,
        summary: "Two keys of a backend.yaml ask for opposite things.", page: .conflictingChoice)
    package static let untextedType = Rule(
        id: "backend.type", level: .warning,
        summary: "A type given in a backend.yaml for a value that is read from text, or written as such, by itself.",
        page: .untextedType)

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
        relativeServer, ownServer, unusableNamespace, nameCollision, duplicateOperationID,
        givenName, unmatchedPattern, conflictingChoice, untextedType,
    ]
}
