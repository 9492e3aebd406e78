import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// Resolves operations one by one; what they hold inline is declared in the namespace, enumerations of parameters in the
/// operation enum.
struct OperationResolver {
    var schemas: SchemaResolver
    /// The namespace.
    var topLevel: Nest
    /// The operation enum.
    var operationEnum: Nest
    /// Types of parameters that have been declared.
    var parameterTypes = ParameterTypes()
    /// The enums for results, failures and headers of responses.
    var responsesEnum: Nest
    var failuresEnum: Nest
    var headersEnum: Nest
    /// Failures that have been declared, by what they are.
    var failureNames: [[OutcomeModel.Case]: String] = [:]
    /// Failures behind references, by the `$ref`.
    var sharedResponses: [String: [ResponseAlternative]] = [:]
    /// What has been declared for bodies and responses.
    var messages = Messages()
    /// Functions of the enums for webhooks and callbacks.
    var webhookNames = NameScope()
    var callbackNames = NameScope()
    /// URLs of operations' own servers that have been reported.
    var reportedServers: Set<String> = []
    /// Query parameters whose values the wiring gives.
    let querySlots: Set<String>
    /// Those of them that some operation has.
    private(set) var usedSlots: Set<String> = []

    /// nil when something leaves the operation without a meaning; that has been reported.
    mutating func resolve(_ selected: SelectedOperation, name: String) -> Operation? {
        let refusals = schemas.reports.refusals
        schemas.reports.sink.subject = selected.pointer
        defer { schemas.reports.sink.subject = nil }
        guard !isRefused(selected), let template = pathTemplate(of: selected) else { return nil }
        var labels = NameScope()
        let parameters = parameters(of: selected, template: template, name: name, &labels)
        let before = DeclaredMessages(messages)
        let body = body(of: selected, name: name, &labels)
        usedSlots.formUnion(parameters.filter(\.isSlot).map(\.key))
        let responses = responses(of: selected, name: name)
        let security = security(of: selected)
        declareCallbacks(of: selected, name: name)
        guard schemas.reports.refusals == refusals else {
            takeBack(to: before)
            return nil
        }
        let positions = Dictionary(
            parameters.enumerated().filter { $0.element.location == .path }.map { ($0.element.key, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        return Operation(
            name: name, id: selected.id, method: selected.method, path: selected.item.path,
            pathParts: template.parts.compactMap { part in
                switch part {
                case .literal(let text): .literal(text)
                case .parameter(let key): positions[key].map { .parameter($0) }
                }
            },
            parameters: parameters, body: body, accepts: responses.accepts, output: responses.output,
            successStatuses: responses.successStatuses,
            documentedStatuses: selected.object.responses.map(\.name).sorted(), security: security,
            documentation: documentation(of: selected.object),
            isDeprecated: selected.object.isDeprecated, ownServer: ownServer(of: selected),
            origin: schemas.origin(selected.object.location, selected.pointer))
    }

    /// Whether a fault was found in what the operation's path, the document or the operation itself says of it.
    private func isRefused(_ selected: SelectedOperation) -> Bool {
        let inheritsFault = selected.object.security == nil && schemas.index.document.isSecurityRefused
        return selected.object.isRefused || selected.item.isRefused || inheritsFault
    }

    private mutating func pathTemplate(of selected: SelectedOperation) -> PathTemplate? {
        guard let template = PathTemplate(selected.item.path) else {
            schemas.reports.refuse(
                .malformedPath, at: selected.item.location,
                "the braces of the path `\(selected.item.path)` do not pair; write each parameter as `{name}`")
            return nil
        }
        return template
    }

    func documentation(of object: OperationObject) -> String? {
        let parts = [object.summary, object.description].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    private mutating func security(of selected: SelectedOperation) -> [SecurityAlternative] {
        let declared = schemas.index.securitySchemes
        return selected.security.map { alternative in
            for entry in alternative.schemes where declared[entry.name] == nil {
                if schemas.index.document.components.refused.contains("securitySchemes/\(entry.name)") {
                    schemas.reports.refuse()
                } else {
                    schemas.reports.refuse(
                        .unknownScheme, at: entry.location,
                        "`\(entry.name)` is not among the document's security schemes; declare it there, or correct its name"
                    )
                }
            }
            let rivals = alternative.schemes.filter { declared[$0.name]?.kind.usesAuthorizationHeader ?? false }
            if rivals.count > 1 {
                schemas.reports.refuse(
                    .conflictingSchemes, at: rivals[1].location,
                    "`\(rivals[0].name)` and `\(rivals[1].name)` are required together, and both fill the one "
                        + "`Authorization` header; list them as alternatives, each in an item of its own")
            }
            return SecurityAlternative(
                requirements: alternative.schemes.map { .init(scheme: $0.name, scopes: $0.value) })
        }
    }
}
