import APIModel
import Emit
import SwiftAST

extension TypeMap {
    init(of api: API) {
        namespace = api.namespace
        let messages = api.messages
        let failures = Dictionary(
            messages.failures.map { ($0.operation, $0.original) }, uniquingKeysWith: { first, _ in first })
        let headers = Dictionary(uniqueKeysWithValues: messages.headers.map { ($0.operation, $0.name) })
        operations = api.operations.map {
            Self.operation($0, failures: failures[$0.name], headers: headers[$0.name])
        }
        models =
            api.models.flatMap { Self.models($0, below: []) }
            + api.parameterModels.flatMap { Self.models($0, below: ["Operation"]) } + Self.models(messages)
    }

    /// A type as spelled inside the namespace.
    static func text(_ type: TypeReference) -> String {
        TypeSpelling(namespace: "").type(type).source
    }

    /// A name as spelled in its declaration, escaped if it is a keyword.
    static func source(_ name: String) -> String { Identifier(name).source }

    private static func operation(
        _ operation: APIModel.Operation, failures: String?, headers: String?
    ) -> Operation {
        Operation(
            id: operation.id, method: operation.method.token, path: operation.path, name: source(operation.name),
            pointer: operation.origin.pointer,
            inputs: operation.parameters.filter { !$0.isSlot }.map(input) + [body(of: operation)].compactMap { $0 },
            output: output(of: operation), failures: failures.map { text(.named(["Failures", $0])) },
            headers: headers.map { text(.named(["ResponseHeaders", $0])) })
    }

    private static func input(_ parameter: APIModel.Parameter) -> Input {
        Input(
            place: parameter.location.name, key: parameter.key, name: source(parameter.name),
            type: text(parameter.type),
            isRequired: !parameter.type.isOptional, pointer: parameter.origin.pointer)
    }

    private static func body(of operation: APIModel.Operation) -> Input? {
        operation.body.map { body in
            Input(
                place: "body", key: body.encoding.mediaType, name: source(body.name), type: text(body.type),
                isRequired: body.isRequired, pointer: body.pointer)
        }
    }

    private static func output(of operation: APIModel.Operation) -> Output {
        let type =
            switch operation.output {
            case .content(let content): text(content)
            case .outcome(let path): text(.named(path))
            }
        return Output(
            type: type,
            statuses: operation.successKeys.map {
                .init(key: $0, pointer: operation.origin.pointer + "/responses/" + $0)
            })
    }
}

extension FailureModel {
    fileprivate var operation: String {
        switch self {
        case .own(let model), .shared(let model): model.operation
        case .alias(_, let operation, _): operation
        }
    }

    /// The name of the enum: for an alias, of the one that it stands for.
    fileprivate var original: String {
        switch self {
        case .own(let model), .shared(let model): model.name
        case .alias(_, _, let original): original
        }
    }
}

extension APIModel.Operation {
    /// The success keys of `responses`; `default` if there is no other.
    fileprivate var successKeys: [String] {
        let successes = Set(successStatuses.map(\.key))
        let keys = documentedStatuses.filter { successes.contains($0.uppercased()) }
        return keys.isEmpty ? documentedStatuses.filter { $0 == "default" } : keys
    }
}

extension StatusPattern {
    /// The key as written in documents.
    var key: String {
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
    /// The media type; nil if the type of the body determines it.
    fileprivate var mediaType: String? {
        switch self {
        case .json(let mediaType): mediaType ?? "application/json"
        case .urlEncoded(let mediaType, _): mediaType ?? "application/x-www-form-urlencoded"
        case .files(let mediaType), .text(let mediaType), .data(let mediaType), .base64(let mediaType): mediaType
        case .block: nil
        }
    }
}
