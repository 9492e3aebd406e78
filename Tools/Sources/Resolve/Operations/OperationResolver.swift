import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// Resolves one operation. The types of inline schemas are declared in the namespace, the types of parameters in the
/// operation enum.
struct OperationResolver {
    let operation: SelectedOperation
    /// The operation's Swift name.
    let name: String
    /// The responses that several operations refer to.
    let sharedResponses: SharedResponses
    var schemas: SchemaResolver
    /// The namespace.
    var namespace = TypeScope(path: [])

    init(
        _ operation: SelectedOperation, name: String, _ input: ResolveInput, _ sharedResponses: SharedResponses,
        draft: Draft
    ) {
        self.operation = operation
        self.name = name
        self.sharedResponses = sharedResponses
        schemas = SchemaResolver(input, draft: draft)
    }

    var index: DocumentIndex { schemas.index }
    /// The draft of the operation, which its schemas share.
    var draft: Draft {
        get { schemas.draft }
        _modify { yield &schemas.draft }
    }

    /// The operation; nil if a fault refuses it at once. Other faults are refusals among the findings of the ``draft``.
    mutating func resolve() -> Operation? {
        guard !isRefusedByReader, let template = pathTemplate() else {
            draft.findings.refuse()
            return nil
        }
        var labels = NameScope()
        let parameters = parameters(in: template, &labels)
        let body = body(&labels)
        draft.slots.formUnion(parameters.filter(\.isSlot).map(\.key))
        let responses = responses()
        let security = security()
        declareCallbacks()
        draft.models = namespace.models
        let positions = Dictionary(
            parameters.enumerated().filter { $0.element.location == .path }.map { ($0.element.key, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        return Operation(
            name: name, id: operation.id, method: operation.method, path: operation.item.path,
            pathParts: template.parts.compactMap { part in
                switch part {
                case .literal(let text): .literal(text)
                case .parameter(let key): positions[key].map { .parameter($0) }
                }
            },
            parameters: parameters, body: body, accepts: responses.accepts, output: responses.output,
            successStatuses: responses.successStatuses,
            documentedStatuses: operation.object.responses.map(\.name).sorted(), security: security,
            documentation: operation.object.documentation, isDeprecated: operation.object.isDeprecated,
            ownServer: ownServer(),
            origin: schemas.input.origin(operation.object.location, operation.pointer))
    }

    /// Whether the document reader refused the operation, its path, or the security that it inherits.
    private var isRefusedByReader: Bool {
        let inheritsFault = operation.object.security == nil && index.document.isSecurityRefused
        return operation.object.isRefused || operation.item.isRefused || inheritsFault
    }

    private mutating func pathTemplate() -> PathTemplate? {
        guard let template = PathTemplate(operation.item.path) else {
            draft.findings.refuse(
                .malformedPath, at: operation.item.location,
                "the braces of the path `\(operation.item.path)` do not pair; write each parameter as `{name}`")
            return nil
        }
        return template
    }

    private mutating func security() -> [SecurityAlternative] {
        let declared = index.securitySchemes
        return operation.security.map { alternative in
            for entry in alternative.schemes where declared[entry.name] == nil {
                if index.document.components.refusedTargets.contains(
                    ReferenceTarget(component: entry.name, in: .securitySchemes))
                {
                    draft.findings.refuse()
                } else {
                    draft.findings.refuse(
                        .unknownScheme, at: entry.location,
                        "`\(entry.name)` is not among the document's security schemes; declare it there, or correct its name"
                    )
                }
            }
            let rivals = alternative.schemes.filter { declared[$0.name]?.kind.usesAuthorizationHeader ?? false }
            if rivals.count > 1 {
                draft.findings.refuse(
                    .conflictingSchemes, at: rivals[1].location,
                    "`\(rivals[0].name)` and `\(rivals[1].name)` are required together, and both fill the one "
                        + "`Authorization` header; list them as alternatives, each in an item of its own")
            }
            return SecurityAlternative(
                requirements: alternative.schemes.map { .init(scheme: $0.name, scopes: $0.value) })
        }
    }
}

extension OperationObject {
    /// The summary, then the description.
    var documentation: String? {
        let parts = [summary, description].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }
}
