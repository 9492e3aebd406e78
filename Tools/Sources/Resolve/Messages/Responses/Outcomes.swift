import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

/// A response that an operation lists.
struct ListedResponse {
    let key: StatusKey
    /// The status as the document writes it.
    let text: String
    let response: ResponseObject
    /// The target of the reference to the response; nil for an inline response.
    let target: ReferenceTarget?
}

extension OperationResolver {
    /// The cases of an outcome: one for each status and each content of its bodies. Exact statuses come first, then
    /// ranges, then `default`.
    ///
    /// The types of inline schemas are named after the operation; except for the first success, also after the status.
    mutating func cases(
        of responses: [ListedResponse], isSuccess: Bool
    ) -> [(item: OutcomeModel.Case, names: [MediaTypeName])] {
        var result: [(item: OutcomeModel.Case, names: [MediaTypeName])] = []
        for (position, listed) in responses.enumerated() {
            let isFirst = isSuccess && position == 0
            let use = SchemaUse(
                name: isFirst ? name + "-response" : "\(name)-\(listed.text)-response",
                pointer: operation.pointer + "/responses/" + listed.text, direction: .received,
                address: Address(isFirst ? "response" : listed.text, of: operation.id))
            let hasNoContent = listed.key.hasNoContent || operation.method == .head
            if hasNoContent { reportUnread(listed.response) }
            let alternatives =
                hasNoContent
                ? []
                : self.alternatives(of: listed, use)
            let documentation = listed.response.description
            guard !alternatives.isEmpty else {
                result.append(
                    (
                        OutcomeModel.Case(
                            name: listed.key.name, status: listed.key.pattern, mediaTypes: [], isAssumed: true,
                            content: .none, documentation: documentation), []
                    ))
                continue
            }
            let names = caseNames(of: alternatives, listed)
            for (number, alternative) in alternatives.enumerated() {
                result.append(
                    (
                        OutcomeModel.Case(
                            name: names[number], status: listed.key.pattern,
                            mediaTypes: alternatives.count == 1 ? [] : alternative.names.map(\.essence),
                            isAssumed: number == 0, content: alternative.content, documentation: documentation),
                        alternative.names
                    ))
            }
        }
        return result
    }
}

extension OperationResolver {
    private mutating func reportUnread(_ response: ResponseObject) {
        for media in response.content where media.schema != nil {
            draft.findings.report(
                .notCarried, at: media.location,
                "a response of this status or method has no body, so this one is not read")
        }
    }

    /// The names of the cases of one status: the first is named after the status, the others also after the media type.
    private mutating func caseNames(of alternatives: [ResponseAlternative], _ listed: ListedResponse) -> [String] {
        var scope = NameScope()
        let parts = alternatives.enumerated().map { number, alternative in
            let media = alternative.names[0]
            let words = SwiftName.mediaTypeWords(type: media.type, subtype: media.subtype)
            let source: NameSource =
                number == 0
                ? .name(listed.key.name, otherwise: listed.key.name) : .member(listed.key.name + "-" + words)
            return Nameable(source: source, location: listed.response.location, tieBreaker: media.text)
        }
        return scope.assign(parts, "media types of a response", &draft.findings)
    }

    /// The contents of a response. A response behind a reference has one type for all operations, named after the
    /// component.
    private mutating func alternatives(of listed: ListedResponse, _ use: SchemaUse) -> [ResponseAlternative] {
        guard let target = listed.target, let shared = sharedResponses[target] else {
            return schemas.alternatives(of: listed.response, use, in: &namespace)
        }
        draft.sharedResponses.insert(target)
        if shared.draft.findings.isRefused { draft.findings.refuse() }
        return shared.alternatives
    }
}

extension StatusKey {
    /// The Swift name of the case.
    fileprivate var name: String {
        switch self {
        case .pattern(.exact(let status)): SwiftName.status(status)
        case .pattern(.range(let hundreds)): SwiftName.statusRange(hundreds)
        case .default: SwiftName.otherStatus
        }
    }
}
