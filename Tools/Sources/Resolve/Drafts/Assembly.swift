import APIModel
import Diagnostics
import OpenAPIDocument

/// The drafts of all parts that are used, merged.
struct Assembly {
    var models: [Model] = []
    private(set) var parameterModels: [Model] = []
    private(set) var operations: [Operation] = []
    var messages = Messages()
    /// The declared types that need names, by the number of their draft.
    var nameables: [Int: [Nameable]] = [:]
    /// The types of inline schemas.
    private(set) var declared: [TypeToken: DeclaredSchema] = [:]
    /// The numbers of the operations' drafts.
    private(set) var operationDrafts: Set<Int> = []
    private(set) var usage = ChoiceUsage()
    private(set) var slots: Set<String> = []
    /// The findings, each with the pointer to the operation or schema that they are about.
    private(set) var findings: [(findings: Findings, subject: String?)] = []
    /// The tokens of parameter types that stand for the type of another token.
    private(set) var aliases: [TypeToken: TypeToken] = [:]
    private var parameterTypes: [ParameterType.Key: [TypeToken]] = [:]
    private var mergedResponses: Set<ReferenceTarget> = []

    mutating func merge(_ draft: Draft, models: [Model] = [], about subject: String? = nil) {
        findings.append((draft.findings, subject))
        usage.append(draft.usage)
        slots.formUnion(draft.slots)
        if !draft.nameables.isEmpty { nameables[draft.number] = draft.nameables }
        declared.merge(draft.declared) { first, _ in first }
        self.models += models + draft.models
        messages.append(draft.messages)
        for type in draft.parameterTypes { declare(type) }
    }

    /// Merges an operation, and the shared responses that it uses.
    mutating func merge(_ operation: Operation, _ draft: Draft, _ responses: SharedResponses, about subject: String) {
        for key in draft.sharedResponses.sorted(by: { $0.text < $1.text }) {
            guard let response = responses[key] else { continue }
            findings.append((response.draft.findings, subject))
            if mergedResponses.insert(key).inserted { merge(response.draft, about: subject) }
        }
        merge(draft, about: subject)
        operations.append(operation)
        operationDrafts.insert(draft.number)
    }

    /// Declares the type of a parameter, unless another parameter with the same key has one.
    private mutating func declare(_ type: ParameterType) {
        let tokens = type.models.flatMap(\.tokens)
        if let known = parameterTypes[type.key], known.count == tokens.count {
            for (token, target) in zip(tokens, known) where token != target { aliases[token] = target }
        } else {
            parameterTypes[type.key] = tokens
            parameterModels += type.models
        }
    }
}

extension Messages {
    fileprivate mutating func append(_ other: Messages) {
        bodies += other.bodies
        outcomes += other.outcomes
        failures += other.failures
        headers += other.headers
        webhooks += other.webhooks
        callbacks += other.callbacks
    }
}

extension Model {
    /// The tokens of the model and of the types nested in it, in the order of their declaration.
    fileprivate var tokens: [TypeToken] {
        (TypeToken(name).map { [$0] } ?? []) + nested.flatMap(\.tokens)
    }
}
