import APIModel

extension ModelText {
    /// Bodies, outcomes, failures, headers and events, in this order.
    mutating func add(_ messages: Messages) {
        for body in messages.bodies { add(body) }
        for outcome in messages.outcomes { add(outcome, "outcome") }
        for failure in messages.failures {
            switch failure {
            case .own(let outcome), .shared(let outcome): add(outcome, "failure")
            case .alias(let name, let operation, let other): line("failure \(name) of \(operation) = \(other)")
            }
        }
        for headers in messages.headers { add(headers) }
        for (kind, events) in [("webhook", messages.webhooks), ("callback", messages.callbacks)] {
            for event in events {
                let facts = Self.list([event.isDeprecated ? "deprecated" : nil], event.documentation)
                line("\(kind) \(event.name): \(event.payload.text) from \(event.requestLine)\(facts)")
            }
        }
    }

    private mutating func add(_ body: BodyModel) {
        switch body.kind {
        case .multipart(let mediaType, let parts):
            line("multipart \(body.name) as \(mediaType)\(Self.list([], body.documentation))")
            below { text in
                for part in parts {
                    let facts = Self.list(
                        [part.form.text, part.mediaType.map { "as \($0)" }]
                            + part.headers.map { "header \(Self.named($0.name, $0.key))" }, part.documentation)
                    text.line("\(Self.named(part.name, part.key)): \(part.type.text)\(facts)")
                }
            }
        case .choice(let cases):
            line("choice \(body.name)\(Self.list([], body.documentation))")
            below { text in
                for choice in cases {
                    text.line("\(choice.name)(\(choice.type.text)), \(choice.mediaType), \(choice.encoding.text)")
                }
            }
        }
        below { text in for model in body.nested { text.add(model) } }
    }

    private mutating func add(_ outcome: OutcomeModel, _ kind: String) {
        line("\(kind) \(outcome.name) of \(outcome.operation)")
        below { text in
            for item in outcome.cases {
                let mediaTypes = item.mediaTypes.isEmpty ? nil : "if \(item.mediaTypes.joined(separator: " "))"
                let assumed = !item.mediaTypes.isEmpty && item.isAssumed ? "else too" : nil
                let status = item.status?.text ?? "default"
                text.line(
                    "\(item.name)(\(item.content.text)), \(status)"
                        + Self.list([mediaTypes, assumed], item.documentation))
            }
        }
    }

    private mutating func add(_ headers: HeadersModel) {
        line("headers \(headers.name) of \(headers.operation)")
        below { text in
            for header in headers.headers {
                text.line(
                    "\(Self.named(header.name, header.key)): \(header.type.text)\(Self.list([], header.documentation))")
            }
            for model in headers.nested { text.add(model) }
        }
    }

    mutating func add(_ scheme: SecurityScheme) {
        let kind: String =
            switch scheme.kind {
            case .apiKey(let name, let location): "key \"\(name)\" in \(location)"
            case .basic: "basic"
            case .bearer: "bearer"
            case .http(let scheme): "http \(scheme)"
            case .unattachable: "not attached"
            }
        line(
            "\(Self.named(scheme.memberName, scheme.key)): \(kind), \(scheme.gateName), \(scheme.errorName)"
                + Self.list([], scheme.documentation))
    }

    mutating func add(_ server: Server) {
        let url = server.url == server.template ? "" : ", by default \(server.url)"
        line("\(server.template)\(url)\(Self.list([], server.documentation))")
        below { text in
            for variable in server.variables {
                text.line(
                    "\(Self.named(variable.name, variable.key)): \(variable.type.text), default \(variable.defaultValue)"
                        + Self.list([], variable.documentation))
            }
        }
    }
}

extension PartModel.Form {
    var text: String {
        switch self {
        case .text(let text): text == .plain ? "text" : "text \(text)"
        case .json: "JSON"
        case .file: "file"
        }
    }
}
