import APIModel
import Emit
import SwiftAST

extension TypeMap {
    init(of api: API) {
        namespace = api.namespace
        operations = api.operations.map { Self.operation($0, api.messages) }
        models =
            api.models.flatMap { Self.models($0, below: []) }
            + api.parameterModels.flatMap { Self.models($0, below: ["Operation"]) }
    }

    /// A type as it stands inside the namespace.
    static func text(_ type: TypeReference) -> String {
        TypeSpelling(namespace: "").type(type).source
    }

    /// A name as it is written where it is declared.
    static func source(_ name: String) -> String { Identifier(name).source }

    private static func operation(_ operation: APIModel.Operation, _ messages: Messages) -> Operation {
        Operation(
            id: operation.id, method: operation.method.token, path: operation.path, name: source(operation.name),
            pointer: operation.origin.pointer,
            inputs: operation.parameters.filter { !$0.isSlot }.map(input)
                + [body(of: operation, messages)].compactMap { $0 },
            output: output(of: operation, messages), failures: failures(of: operation, messages))
    }

    private static func input(_ parameter: APIModel.Parameter) -> Input {
        Input(
            place: parameter.location.name, key: parameter.key, name: source(parameter.name),
            type: text(parameter.type),
            isRequired: !parameter.type.isOptional, pointer: parameter.origin.pointer)
    }

    private static func body(of operation: APIModel.Operation, _ messages: Messages) -> Input? {
        operation.body.map { body in
            let model = messages.bodies.first { text(.named([$0.name])) == text(body.type.unwrapped) }
            return Input(
                place: "body", key: body.encoding.mediaType ?? model?.kind.mediaType, name: source(body.name),
                type: text(body.type), isRequired: body.isRequired, pointer: operation.origin.pointer + "/requestBody")
        }
    }

    private static func output(of operation: APIModel.Operation, _ messages: Messages) -> Output {
        switch operation.output {
        case .content(let content):
            return Output(
                type: text(content),
                statuses: operation.successKeys.map { status($0, content, operation) })
        case .outcome(let path):
            let outcome = messages.outcomes.first { $0.operation == operation.name }
            return Output(type: text(.named(path)), statuses: statuses(of: outcome, operation))
        }
    }

    private static func failures(of operation: APIModel.Operation, _ messages: Messages) -> [Status] {
        for failure in messages.failures {
            switch failure {
            case .own(let model) where model.operation == operation.name: return statuses(of: model, operation)
            case .alias(_, operation.name, let other):
                let model = messages.failures.lazy.compactMap(\.own).first { $0.operation == other || $0.name == other }
                return statuses(of: model, operation)
            default: continue
            }
        }
        return []
    }

    private static func statuses(of outcome: OutcomeModel?, _ operation: APIModel.Operation) -> [Status] {
        (outcome?.cases ?? []).map { status($0.status?.key ?? "default", $0.content, operation) }
    }

    private static func status(_ key: String, _ content: Content, _ operation: APIModel.Operation) -> Status {
        Status(key: key, pointer: operation.origin.pointer + "/responses/" + key, type: text(content))
    }

    private static func text(_ content: Content) -> String {
        switch content {
        case .none: "Void"
        case .json(let type): text(type)
        case .text: "String"
        case .data: "Data"
        }
    }
}

extension FailureModel {
    fileprivate var own: OutcomeModel? {
        if case .own(let model) = self { model } else { nil }
    }
}

extension BodyModel.Kind {
    /// That of the first choice.
    fileprivate var mediaType: String? {
        switch self {
        case .multipart(let mediaType, _): mediaType
        case .choice(let cases): cases.first?.mediaType
        }
    }
}

extension APIModel.Operation {
    /// The keys of `responses` that mean success: `default` where no other does.
    fileprivate var successKeys: [String] {
        let successes = Set(successStatuses.map(\.key))
        let keys = documentedStatuses.filter { successes.contains($0.uppercased()) }
        return keys.isEmpty ? documentedStatuses.filter { $0 == "default" } : keys
    }
}

extension StatusPattern {
    fileprivate var key: String {
        switch self {
        case .exact(let status): "\(status)"
        case .range(let hundreds): "\(hundreds)XX"
        }
    }
}

extension APIModel.Parameter.Location {
    fileprivate var name: String {
        switch self {
        case .path: "path"
        case .query: "query"
        case .header: "header"
        case .cookie: "cookie"
        }
    }
}

extension RequestBody.Encoding {
    /// nil for a value that writes itself.
    fileprivate var mediaType: String? {
        switch self {
        case .json(let mediaType): mediaType ?? "application/json"
        case .urlEncoded(let mediaType, _): mediaType ?? "application/x-www-form-urlencoded"
        case .files(let mediaType), .text(let mediaType), .data(let mediaType): mediaType
        case .block: nil
        }
    }
}
