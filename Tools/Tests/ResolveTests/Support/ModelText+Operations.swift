import APIModel

extension ModelText {
    /// Method and path, then a line for each of parameters, body, result, statuses, security and server:
    ///
    ///     showPet: GET /pets/{id}
    ///       id: string, path
    ///       → JSON Pet of 200, documented 200 default, accepts application/json
    mutating func add(_ operation: Operation) {
        let id = operation.id == operation.name ? "" : " \"\(operation.id)\""
        let facts = Self.list([operation.isDeprecated ? "deprecated" : nil], operation.documentation)
        line("\(operation.name)\(id): \(Self.text(of: operation.method)) \(Self.path(of: operation))\(facts)")
        below { text in
            for parameter in operation.parameters { text.add(parameter) }
            if let body = operation.body { text.add(body) }
            text.line(Self.result(of: operation))
            if !operation.security.isEmpty {
                let alternatives = operation.security.map { alternative in
                    let schemes = alternative.requirements.map { requirement in
                        requirement.scheme
                            + (requirement.scopes.isEmpty ? "" : "(\(requirement.scopes.joined(separator: " ")))")
                    }
                    return schemes.isEmpty ? "nothing" : schemes.joined(separator: " and ")
                }
                text.line("security \(alternatives.joined(separator: ", or "))")
            }
            if let server = operation.ownServer { text.line("server \(server)") }
        }
    }

    private static func text(of method: Operation.Method) -> String {
        if case .other(let name) = method { name } else { "\(method)".uppercased() }
    }

    /// The path's parts, with the Swift names of its parameters.
    private static func path(of operation: Operation) -> String {
        "/"
            + operation.pathParts.map { part in
                switch part {
                case .literal(let text): text
                case .parameter(let index): "{\(operation.parameters[index].name)}"
                }
            }.joined()
    }

    private static func result(of operation: Operation) -> String {
        let output: String =
            switch operation.output {
            case .content(let content): content.text
            case .outcome(let path): path.joined(separator: ".")
            }
        let statuses = operation.successStatuses.map(\.text).joined(separator: " ")
        let documented = operation.documentedStatuses.joined(separator: " ")
        return "→ \(output) of \(statuses)"
            + list([
                documented == statuses ? nil : "documented \(documented)",
                operation.accepts.isEmpty ? nil : "accepts \(operation.accepts.joined(separator: " "))",
            ])
    }

    private mutating func add(_ parameter: Parameter) {
        let spelling: String? =
            switch parameter.spelling {
            case .plain: nil
            case .json: "as JSON"
            case .styled(let style, let explode, let allowReserved):
                "\(style)\(explode ? " exploded" : "")\(allowReserved ? " with reserved characters" : "")"
            }
        let facts = Self.list(
            [
                "\(parameter.location)", parameter.textForm == .plain ? nil : "\(parameter.textForm)", spelling,
                parameter.isSlot ? "slot" : nil, parameter.isDeprecated ? "deprecated" : nil,
            ], parameter.documentation)
        line("\(Self.named(parameter.name, parameter.key)): \(parameter.type.text)\(facts)")
    }

    private mutating func add(_ body: RequestBody) {
        let facts = Self.list([body.isRequired ? "required" : nil, body.encoding.text], body.documentation)
        line("body \(body.name): \(body.type.text)\(facts)")
    }
}

extension RequestBody.Encoding {
    var text: String {
        switch self {
        case .json(let mediaType): "JSON" + (mediaType.map { " as \($0)" } ?? "")
        case .urlEncoded(let mediaType, let members):
            "form" + (mediaType.map { " as \($0)" } ?? "")
                + members.map { " \($0.key) \($0.style)" }.joined()
        case .files(let mediaType): "files as \(mediaType)"
        case .text(let mediaType): "text as \(mediaType)"
        case .data(let mediaType): "bytes as \(mediaType)"
        case .base64(let mediaType): "base64 as \(mediaType)"
        case .block: "by itself"
        }
    }
}
