import APIModel

extension TypeMap {
    /// The types generated for bodies and responses, with their nested types.
    static func models(_ messages: Messages) -> [Model] {
        messages.bodies.flatMap(models)
            + messages.outcomes.map { model($0, in: "Responses") }
            + messages.failures.compactMap { failure in
                switch failure {
                case .own(let outcome), .shared(let outcome): model(outcome, in: "Failures")
                case .alias: nil
                }
            } + messages.headers.flatMap(models)
    }

    private static func models(_ body: BodyModel) -> [Model] {
        var entry = Model(type: text(.named([body.name])), pointer: nil, kind: "body")
        switch body.kind {
        case .choice(let cases):
            entry.bodies = cases.map {
                Body(name: source($0.name), mediaType: $0.mediaType, type: text($0.type))
            }
        case .multipart(_, let parts):
            entry.kind = "parts"
            entry.properties = parts.map { part in
                Property(
                    key: part.key, name: source(part.name), type: text(part.type), isRequired: !part.type.isOptional,
                    pointer: nil)
            }
        }
        return [entry] + body.nested.flatMap { models($0, below: [body.name]) }
    }

    private static func model(_ outcome: OutcomeModel, in section: String) -> Model {
        var entry = Model(type: text(.named([section, outcome.name])), pointer: nil, kind: "outcome")
        entry.outcomes = outcome.cases.map {
            Outcome(
                name: source($0.name), status: $0.status?.key ?? "default", mediaTypes: $0.mediaTypes,
                type: text($0.content))
        }
        return entry
    }

    private static func models(_ headers: HeadersModel) -> [Model] {
        let path = ["ResponseHeaders", headers.name]
        var entry = Model(type: text(.named(path)), pointer: nil, kind: "headers")
        entry.properties = headers.headers.map {
            // Any response can lack a header.
            Property(
                key: $0.key, name: source($0.name), type: text($0.type.asOptional), isRequired: false, pointer: nil)
        }
        return [entry] + headers.nested.flatMap { models($0, below: path) }
    }

    static func text(_ content: Content) -> String {
        switch content {
        case .none: "Void"
        case .json(let type): text(type)
        case .text: "String"
        case .data: "Data"
        }
    }
}
