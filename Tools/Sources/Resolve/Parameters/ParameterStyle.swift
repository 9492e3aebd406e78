import APIModel
import Diagnostics
import OpenAPIDocument

/// The `style`, `explode` and `allowReserved` of a parameter, with their defaults.
struct ParameterStyle {
    let style: Parameter.Style
    let explode: Bool
    let allowReserved: Bool
    let place: ParameterObject.Place

    static let ofLists: [Parameter.Style] = [.form, .spaceDelimited, .pipeDelimited, .tabDelimited]

    var spelling: Parameter.Spelling { .styled(style, explode: explode, allowReserved: allowReserved) }

    /// Whether a list becomes one plain query item for each element.
    private var repeats: Bool {
        place == .query && explode && !allowReserved && Self.ofLists.contains(style)
    }

    /// The spelling of a scalar: plain, unless the style or `allowReserved` changes its text, or only the type's own
    /// coding turns it into text.
    func spelling(ofScalar type: TypeReference, _ form: Parameter.TextForm) -> Parameter.Spelling {
        let isMarked = style == .label || style == .matrix || allowReserved
        return isMarked || type.isCoded(form) ? spelling : .plain
    }

    /// The spelling of a list of scalars: plain if it becomes one query item for each element.
    func spelling(ofListOf type: TypeReference, _ form: Parameter.TextForm) -> Parameter.Spelling {
        repeats && !type.isCoded(form) ? .plain : spelling
    }
}

extension OperationResolver {
    mutating func style(of object: ParameterObject) -> ParameterStyle {
        let allowed: [Parameter.Style] =
            switch object.place {
            case .path: [.simple, .label, .matrix]
            case .query where schemas.input.version == .v2_0: ParameterStyle.ofLists
            case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
            case .header: [.simple]
            case .cookie: [.form]
            }
        let stated = object.style.flatMap(Parameter.Style.init)
        if object.style == "cookie", object.place == .cookie, schemas.input.version >= .v3_2 {
            draft.findings.report(
                .parameterStyle, at: object.location,
                "`\(object.name)` is written in the style `form`, which is percent-encoded, unlike the style `cookie`")
        } else if let text = object.style, stated.map(allowed.contains) != true {
            draft.findings.report(
                .parameterStyle, at: object.location,
                "a \(object.place.rawValue) parameter has no style `\(text)`; `\(object.name)` is written in the style "
                    + "`\(allowed[0].rawValue)`")
        }
        if object.allowsReserved, object.place != .query, schemas.input.version >= .v3_2 {
            draft.findings.report(
                .parameterStyle, at: object.location,
                "reserved characters are percent-encoded in `\(object.name)`: `allowReserved` is followed in a query alone"
            )
        }
        let style = stated.flatMap { allowed.contains($0) ? $0 : nil } ?? allowed[0]
        return ParameterStyle(
            style: style, explode: object.explode ?? (style == .form || style == .deepObject),
            allowReserved: object.allowsReserved && object.place == .query, place: object.place)
    }
}

extension TypeReference {
    /// Whether only the type's own coding turns a value into text.
    fileprivate func isCoded(_ form: Parameter.TextForm) -> Bool {
        switch self {
        case .primitive(let primitive): primitive == .json
        case .named, .external, .array, .dictionary, .optional: form == .plain
        }
    }
}
