import APIModel

/// Replacing tokens by names.
extension NameLinker {
    func type(_ type: TypeReference) -> TypeReference {
        type.holdsToken ? type.replacingPaths(path) : type
    }

    func content(_ content: Content) -> Content {
        if case .json(let type) = content { .json(self.type(type)) } else { content }
    }

    func models(_ models: [Model]) -> [Model] {
        var models = models
        for position in models.indices where models[position].holdsToken { link(&models[position]) }
        return models
    }

    private func link(_ model: inout Model) {
        model.name = name(model.name)
        model.replaceTypes(type)
        model.replaceNested(models)
    }

    func operation(_ operation: Operation) -> Operation {
        var operation = operation
        for position in operation.parameters.indices {
            operation.parameters[position].type = type(operation.parameters[position].type)
        }
        if let body = operation.body?.type { operation.body?.type = type(body) }
        switch operation.output {
        case .content(let content): operation.output = .content(self.content(content))
        case .outcome(let path): operation.output = .outcome(path.map(name))
        }
        return operation
    }

    func messages(_ messages: Messages) -> Messages {
        var messages = messages
        messages.bodies = messages.bodies.map(body)
        messages.outcomes = messages.outcomes.map(outcome)
        messages.failures = messages.failures.map { failure in
            switch failure {
            case .own(let model): .own(outcome(model))
            case .shared(let model): .shared(outcome(model))
            case .alias(let name, let operation, let original):
                .alias(name: self.name(name), operation: operation, of: self.name(original))
            }
        }
        messages.headers = messages.headers.map { headers in
            var headers = headers
            headers.name = name(headers.name)
            for position in headers.headers.indices {
                headers.headers[position].type = type(headers.headers[position].type)
            }
            headers.nested = models(headers.nested)
            return headers
        }
        messages.webhooks = messages.webhooks.map(event)
        messages.callbacks = messages.callbacks.map(event)
        return messages
    }

    private func body(_ body: BodyModel) -> BodyModel {
        var body = body
        body.name = name(body.name)
        body.nested = models(body.nested)
        switch body.kind {
        case .multipart(let mediaType, var parts):
            for position in parts.indices { parts[position].type = type(parts[position].type) }
            body.kind = .multipart(mediaType: mediaType, parts: parts)
        case .choice(var cases):
            for position in cases.indices { cases[position].type = type(cases[position].type) }
            body.kind = .choice(cases)
        }
        return body
    }

    private func outcome(_ outcome: OutcomeModel) -> OutcomeModel {
        var outcome = outcome
        outcome.name = name(outcome.name)
        for position in outcome.cases.indices {
            outcome.cases[position].content = content(outcome.cases[position].content)
        }
        return outcome
    }

    private func event(_ event: Event) -> Event {
        var event = event
        event.name = name(event.name)
        event.payload = type(event.payload)
        return event
    }
}

extension Model {
    /// Whether any name in the model is a token.
    fileprivate var holdsToken: Bool {
        if TypeToken.isToken(name) { return true }
        switch kind {
        case .object(let object):
            return !object.nested.isEmpty || object.properties.contains { $0.type.holdsToken }
                || object.additional?.type.holdsToken == true
        case .union(let union): return !union.nested.isEmpty || union.cases.contains { $0.type.holdsToken }
        case .alias(let type): return type.holdsToken
        case .enumeration: return false
        }
    }
}

extension TypeReference {
    fileprivate var holdsToken: Bool {
        switch self {
        case .primitive: false
        case .named(let path): path.contains(where: TypeToken.isToken)
        case .external(_, let arguments): arguments.contains { $0.holdsToken }
        case .array(let element): element.holdsToken
        case .dictionary(let value): value.holdsToken
        case .optional(let wrapped): wrapped.holdsToken
        }
    }
}
