import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// One run of the stages name → models → operations for a set of operations.
struct Resolution {
    let input: ResolveInput
    /// The Swift name of the namespace.
    let namespace: String
    /// The scope of the namespace, with the names that are assigned before models are made.
    let namespaceScope: NameScope
    let securitySchemes: [SecurityScheme]
    let servers: [Server]
    /// The merged drafts of all parts that are generated.
    let assembly: Assembly
    /// The refused operations, each with its refusals and errors.
    let refused: [(pointer: String, refusals: Findings)]

    init(_ operations: [SelectedOperation], index: DocumentIndex, options: ResolveOptions, choices: Choices) {
        let document = index.document
        var drafts = DraftNumbers()
        var assembly = Assembly()
        var naming = drafts.next()
        DuplicateOperationIDs.report(operations, &naming.findings)
        namespace = Self.namespace(of: document, options, &naming.findings)

        // Name.
        let operationNames = OperationNames.assign(operations, choices.names, &naming)
        let generated = GeneratedSchemas(index, operations: operations, options, choices)
        naming.usage.append(generated.usage)
        let directions = SchemaDirections(index, operations: operations)
        var scope = NameScope(reserved: [namespace], caseInsensitive: true)
        var names = SchemaNames(generated, in: document, choices.names, &scope, &naming)
        securitySchemes = SecuritySchemes.resolve(
            requiredBy: operations, in: document, &scope, &naming.findings)
        names.assign(in: &scope, split: directions.split, &naming)
        namespaceScope = scope
        assembly.merge(naming)
        let requests = operations.map(\.object) + document.webhooks.flatMap(\.operations)
        let unions = UnionDecisions(
            generated.all.map(index.normal) + requests.flatMap(index.bodySchemas), index: index)
        input = ResolveInput(
            index: index, choices: choices, typeNames: names.types, sentTypeNames: names.sentTypes,
            directions: directions, unions: unions,
            querySlots: Set(options.querySlots))

        // Models.
        for schema in generated.refused {
            assembly.merge(Self.refusal(of: schema, input, drafts.next()), about: index.writtenPointer(of: schema.id))
        }
        for schema in generated.all {
            var resolver = SchemaResolver(input, draft: drafts.next())
            let models = resolver.models(of: schema)
            assembly.merge(resolver.draft, models: models, about: index.writtenPointer(of: schema.id))
        }

        // Operations.
        let responses = SharedResponses(operations, input, &drafts)
        var refused: [(pointer: String, refusals: Findings)] = []
        for (operation, name) in zip(operations, operationNames) {
            var resolver = OperationResolver(operation, name: name, input, responses, draft: drafts.next())
            if let resolved = resolver.resolve(), !resolver.draft.findings.isRefused {
                assembly.merge(resolved, resolver.draft, responses, about: operation.pointer)
            } else {
                refused.append((operation.pointer, resolver.refusals(with: responses)))
            }
        }
        self.refused = refused
        for request in EventRequest.webhooks(of: document) {
            var resolver = SchemaResolver(input, draft: drafts.next())
            var scope = TypeScope(path: [])
            if let event = resolver.event(request, in: &scope) { resolver.draft.messages.webhooks.append(event) }
            assembly.merge(resolver.draft, models: scope.models)
        }
        var draft = drafts.next()
        servers = Servers.resolve(document, &draft)
        assembly.merge(draft)
        self.assembly = assembly
    }

    private static func namespace(
        of document: Document, _ options: ResolveOptions, _ findings: inout Findings
    ) -> String {
        guard let name = options.enumName else { return SwiftName.namespace(title: document.info.title) }
        if !SwiftName.isNamespace(name) {
            findings.report(
                .unusableNamespace, at: document.root.location,
                "the namespace cannot be called `\(name)`: it must be a Swift identifier, and none that generated code "
                    + "refers to")
        }
        return name
    }

    /// The draft of a refused schema, which has findings but no models.
    private static func refusal(of schema: IdentifiedSchema, _ input: ResolveInput, _ draft: Draft) -> Draft {
        var resolver = SchemaResolver(input, draft: draft)
        if schema.schema.isRefused {
            resolver.draft.findings.report(
                .refusedSchema, at: schema.location,
                "schema `\(SchemaName.text(of: schema.id, in: input.index.document))` is not generated because of the fault "
                    + "in it; values of it are `JSONValue`")
        } else {
            _ = resolver.isSound(input.index.normal(schema))
        }
        return resolver.draft
    }
}

extension DocumentIndex {
    /// The JSON pointer (RFC 6901) to a schema with an identifier, in the document as it is written.
    fileprivate func writtenPointer(of id: SchemaID) -> String { document.pointers.written(pointer(of: id)) }
}

extension OperationResolver {
    /// The refusals and errors of the operation, and of the shared responses that it uses.
    fileprivate func refusals(with responses: SharedResponses) -> Findings {
        var refusals = draft.findings.faults
        for key in draft.sharedResponses.sorted(by: { $0.text < $1.text }) {
            if let response = responses[key] { refusals.append(response.draft.findings.faults) }
        }
        return refusals
    }
}
