import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

/// A response that an operation lists.
struct ListedResponse {
    let key: StatusKey
    /// As the document writes it.
    let text: String
    let response: ResponseObject
    /// The key of the `$ref` that it stands behind.
    let reference: String?
}

extension OperationResolver {
    /// A case for each status and each shape of its bodies: exact statuses first, then ranges, then `default`.
    ///
    /// - Parameter first: What the first response's inline types are called after; those of others name their status.
    mutating func cases(
        of responses: [ListedResponse], _ selected: SelectedOperation, name: String, isSuccess: Bool
    ) -> [(item: OutcomeModel.Case, names: [MediaTypeName])] {
        var result: [(item: OutcomeModel.Case, names: [MediaTypeName])] = []
        for (position, listed) in responses.enumerated() {
            let isFirst = isSuccess && position == 0
            let place = Place(
                name: isFirst ? name + "-response" : "\(name)-\(listed.text)-response",
                pointer: selected.pointer + "/responses/" + listed.text, isReceived: true,
                address: Address(isFirst ? "response" : listed.text, of: selected.id))
            let hasNoContent = listed.key.hasNoContent || selected.method == .head
            if hasNoContent { reportUnread(listed.response) }
            let alternatives =
                hasNoContent
                ? [] : isSuccess ? alternatives(of: listed.response, place) : sharedAlternatives(of: listed, place)
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
            var names = NameScope()
            for (number, alternative) in alternatives.enumerated() {
                let media = alternative.names[0]
                let words = SwiftName.mediaTypeWords(type: media.type, subtype: media.subtype)
                let text = listed.key.name + (number == 0 ? "" : "-" + words)
                let (name, _) = names.assign(
                    preferred: number == 0 ? text : SwiftName.member(text), alternative: SwiftName.spelledMember(text),
                    source: text)
                result.append(
                    (
                        OutcomeModel.Case(
                            name: name, status: listed.key.pattern,
                            mediaTypes: alternatives.count == 1 ? [] : alternative.names.map(\.essence),
                            isAssumed: number == 0, content: alternative.content, documentation: documentation),
                        alternative.names
                    ))
            }
        }
        return result.enumerated().sorted {
            ($0.element.item.rank, $0.offset) < ($1.element.item.rank, $1.offset)
        }.map(\.element)
    }
}

extension OperationResolver {
    private mutating func reportUnread(_ response: ResponseObject) {
        for media in response.content where media.schema != nil {
            schemas.reports.report(
                .notCarried, at: media.location,
                "a response of this status or method has no body, so this one is not read")
        }
    }

    /// A failure that many operations refer to has one type, named for the component.
    private mutating func sharedAlternatives(of listed: ListedResponse, _ place: Place) -> [ResponseAlternative] {
        guard let reference = listed.reference else {
            return alternatives(of: listed.response, place)
        }
        if let known = sharedResponses[reference] { return known }
        let component = ReferenceKey.name(of: reference)
        let suffix = component.lowercased().hasSuffix("response") ? "" : "-response"
        let made = alternatives(of: listed.response, place.called(component + suffix).addressed(component))
        sharedResponses[reference] = made
        return made
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

extension OutcomeModel.Case {
    /// By status; exact ones first, `default` last.
    fileprivate var rank: Int {
        switch status {
        case .exact(let status): status
        case .range(let hundreds): 1000 + hundreds
        case nil: 2000
        }
    }
}
