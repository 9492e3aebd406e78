import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    /// What a successful call gives back, and the statuses that mean success.
    mutating func responses(of selected: SelectedOperation, name: String) -> (Output, [StatusPattern]) {
        var successes: [(pattern: StatusPattern?, response: ResponseObject, key: String)] = []
        var fallbacks: [(pattern: StatusPattern?, response: ResponseObject, key: String)] = []
        for entry in selected.object.responses {
            guard let key = StatusKey(entry.name) else {
                schemas.reports.refuse(
                    .malformedStatus, at: entry.location,
                    "`\(entry.name)` is no status of three digits, no range such as `2XX`, and not `default`")
                continue
            }
            guard let response = response(entry) else { continue }
            reportReferences(in: response)
            switch key {
            case .pattern(let pattern) where pattern.isSuccess: successes.append((pattern, response, entry.name))
            case .pattern(let pattern) where pattern.isRedirection: fallbacks.append((pattern, response, entry.name))
            case .pattern: continue
            case .default: fallbacks.append((nil, response, entry.name))
            }
        }
        // Where no success is listed, `default` stands for it; an operation that only redirects succeeds by redirecting.
        if successes.isEmpty {
            let redirections = fallbacks.filter { $0.pattern != nil }
            successes = redirections.isEmpty ? fallbacks : redirections
        }
        let output = output(of: successes.map { ($0.response, $0.key) }, selected, name: name)
        let statuses = successes.compactMap(\.pattern)
        return (output, statuses.isEmpty ? [.range(2)] : statuses.sorted())
    }

    /// A response behind a reference that cannot be followed matters only where it is a success.
    private mutating func response(_ entry: Entry<Referenced<ResponseObject>>) -> ResponseObject? {
        do throws(ReferenceFault) {
            return try schemas.index.response(entry.value)
        } catch {
            guard case .reference(let reference) = entry.value else { return nil }
            if StatusKey(entry.name)?.isFailure == true {
                schemas.reports.report(reference, error)
            } else {
                schemas.reports.refuse(reference, error)
            }
            return nil
        }
    }

    /// Schemas of failures make no type of their own yet, but a reference in them that leads nowhere is a fault.
    private mutating func reportReferences(in response: ResponseObject) {
        for media in response.content {
            if let reference = media.schema?.reference { _ = schemas.type(behind: reference) }
        }
    }

    private mutating func output(
        of successes: [(response: ResponseObject, key: String)], _ selected: SelectedOperation, name: String
    ) -> Output {
        var outputs: [Output] = []
        for (response, key) in successes {
            for header in response.headers {
                schemas.reports.report(
                    .responseHeaders, at: header.location,
                    "the response header `\(header.name)` is not part of the call's result yet")
            }
            let pointer = selected.pointer + "/responses/" + key
            let output = output(of: response, Place(name: name + "-response", pointer: pointer, isReceived: true))
            if !outputs.contains(output) { outputs.append(output) }
        }
        guard outputs.count > 1 else { return outputs.first ?? .none }
        schemas.reports.report(
            .severalResponses, at: selected.object.location,
            "`\(selected.id)` has several success shapes; its result is `Data`, to be read by hand")
        return .data
    }

    private mutating func output(of response: ResponseObject, _ place: Place) -> Output {
        guard let media = chosen(from: response.content, what: "response") else { return .none }
        let type = MediaType(media.name)
        if type.isJSON {
            guard let schema = media.schema else { return .json(.primitive(.json)) }
            let below = place.below("content", media.name, "schema", named: place.name)
            return .json(schemas.type(of: schema, at: below, in: &topLevel).withoutBareDates)
        }
        if type.isText { return .text }
        return .data
    }
}

/// A key of `responses`.
private enum StatusKey {
    case pattern(StatusPattern)
    case `default`

    /// nil when it is neither a status, nor a range, nor `default`.
    init?(_ text: String) {
        if text == "default" {
            self = .default
            return
        }
        let characters = Array(text.utf8)
        guard characters.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(characters[0]) else { return nil }
        if text.dropFirst().uppercased() == "XX" {
            self = .pattern(.range(Int(characters[0] - UInt8(ascii: "0"))))
        } else if let status = Int(text) {
            self = .pattern(.exact(status))
        } else {
            return nil
        }
    }

    var isFailure: Bool {
        switch self {
        case .default: true
        case .pattern(let pattern): !pattern.isSuccess
        }
    }
}

extension StatusPattern {
    fileprivate var hundreds: Int {
        switch self {
        case .exact(let status): status / 100
        case .range(let hundreds): hundreds
        }
    }

    fileprivate var isSuccess: Bool { hundreds == 2 }
    fileprivate var isRedirection: Bool { hundreds == 3 }
}

extension TypeReference {
    /// Dates read by themselves, outside any model, are left as the text they are: only models know RFC 3339.
    fileprivate var withoutBareDates: TypeReference {
        switch self {
        case .primitive(.dateTime): .primitive(.string)
        case .primitive, .named: self
        case .array(let element): .array(element.withoutBareDates)
        case .dictionary(let value): .dictionary(value.withoutBareDates)
        case .optional(let wrapped): .optional(wrapped.withoutBareDates)
        }
    }
}
