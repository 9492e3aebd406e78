import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// The result of calling an operation, made from its responses.
struct ResolvedResponses {
    var output: Output
    /// The statuses that mean success.
    var successStatuses: [StatusPattern]
    /// The media types of the successes, for the `Accept` header.
    var accepts: [String]
}

extension OperationResolver {
    /// The result of a successful call. The types of outcomes, failures and headers are declared in the draft.
    mutating func responses() -> ResolvedResponses {
        let listed = listedResponses()
        let successes = successes(among: listed)
        let cases = cases(of: successes, isSuccess: true)
        let contents = Set(cases.map(\.item.content))
        let output: Output
        if contents.count > 1 {
            let token = operationToken()
            draft.messages.outcomes.append(
                OutcomeModel(name: token.text, operation: name, cases: cases.map(\.item)))
            output = .outcome(["Responses", token.text])
        } else {
            output = .content(contents.first ?? .none)
        }
        let successKeys = Set(successes.map(\.key)).subtracting([.default])
        declareFailures(listed.filter { !successKeys.contains($0.key) })
        declareHeaders(of: listed)
        let statuses = successes.compactMap(\.key.pattern)
        return ResolvedResponses(
            output: output, successStatuses: statuses.isEmpty ? [.range(2)] : statuses.sorted(),
            accepts: accepted(cases.flatMap(\.names)))
    }

    /// A token for a type that is named after the operation.
    mutating func operationToken() -> TypeToken {
        draft.token(
            for: Nameable(
                source: .type(name), location: operation.object.location, tieBreaker: operation.pointer))
    }

    /// The responses of the operation, in the order of an outcome's cases.
    private mutating func listedResponses() -> [ListedResponse] {
        var locations: [StatusKey: SourceLocation] = [:]
        return operation.object.responses.compactMap { entry -> ListedResponse? in
            guard let key = StatusKey(entry.name) else {
                draft.findings.refuse(
                    .malformedStatus, at: entry.location,
                    "`\(entry.name)` is no status of three digits, no range such as `2XX`, and not `default`")
                return nil
            }
            if let first = locations[key] {
                draft.findings.refuse(
                    .duplicateStatus, at: entry.location,
                    "`\(entry.name)` is the status of another response of this operation; remove one of them",
                    related: [.init(location: first, message: "first listed here")])
                return nil
            }
            locations[key] = entry.location
            let target: ReferenceTarget? =
                if case .reference(let reference) = entry.value { reference.target } else { nil }
            return response(entry).map {
                ListedResponse(key: key, text: entry.name, response: $0, target: target)
            }
        }.sorted { $0.key.rank < $1.key.rank }
    }

    /// The responses that are successes: those with a 2XX status, else the redirections, else `default`.
    private func successes(among listed: [ListedResponse]) -> [ListedResponse] {
        let successes = listed.filter { $0.key.pattern?.isSuccess ?? false }
        if !successes.isEmpty { return successes }
        let redirections = listed.filter { $0.key.pattern?.isRedirection ?? false }
        return redirections.isEmpty ? listed.filter { $0.key == .default } : redirections
    }

    /// The response of an entry; nil if its reference cannot be followed. This refuses the operation only for a
    /// success.
    private mutating func response(_ entry: Entry<Referenced<ResponseObject>>) -> ResponseObject? {
        do throws(ReferenceFault) {
            return try index.response(entry.value)
        } catch {
            guard case .reference(let reference) = entry.value else { return nil }
            if StatusKey(entry.name)?.isFailure == true {
                draft.findings.report(reference, error)
            } else {
                draft.findings.refuse(reference, error)
            }
            return nil
        }
    }

    private mutating func declareFailures(_ listed: [ListedResponse]) {
        let cases = cases(of: listed, isSuccess: false).map(\.item)
        guard !cases.isEmpty else { return }
        draft.messages.failures.append(
            .own(OutcomeModel(name: operationToken().text, operation: name, cases: cases)))
    }

    /// The media types without duplicates; empty if `*/*` is one of them, since that is the default.
    private func accepted(_ names: [MediaTypeName]) -> [String] {
        var seen: Set<String> = []
        let texts = names.filter { seen.insert($0.text.lowercased()).inserted }
        return texts.contains { $0.essence == "*/*" } ? [] : texts.map(\.text)
    }
}
