import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// The members of a form that have a style of their own. By default, an object is one field of JSON (OpenAPI 3.1,
    /// "Encoding Object") and a list is one field for each element.
    mutating func formMembers(of media: MediaTypeObject) -> [RequestBody.FormMember] {
        guard let fields = schema(of: media)?.fields else {
            reportEncodings(of: media, besides: [])
            return []
        }
        reportEncodings(of: media, besides: Set(fields.map(\.name)))
        let encodings = Dictionary(
            media.encoding.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return fields.compactMap { field in
            style(of: field.schema, encodings[field.name]).map { RequestBody.FormMember(key: field.name, style: $0) }
        }
    }

    private func style(of schema: NormalSchema, _ encoding: EncodingObject?) -> RequestBody.FormMember.Style? {
        if let encoding, encoding.style != nil || encoding.explode != nil {
            switch (encoding.style ?? "form", encoding.explode) {
            case ("deepObject", _): return .deep
            case ("form", false): return .joined(",")
            case ("spaceDelimited", false), ("spaceDelimited", nil): return .joined(" ")
            case ("tabDelimited", false) where schemas.input.version == .v2_0: return .joined("\t")
            case ("pipeDelimited", false), ("pipeDelimited", nil): return .joined("|")
            default: return schema.isForm ? .spread : nil
            }
        }
        if case .array(let items?) = schema.target.shape { return items.isForm ? .json : nil }
        let isJSON = encoding?.contentType.flatMap { MediaTypeName($0) }?.kind == .json
        return schema.isForm || (isJSON && !schema.isScalar) ? .json : nil
    }

    /// Reports the encodings whose name is not in `names`.
    mutating func reportEncodings(of media: MediaTypeObject, besides names: Set<String>) {
        for entry in media.encoding where !names.contains(entry.name) {
            draft.findings.report(
                .bodyEncoding, at: entry.location,
                "this encoding has no effect: \(media.name.text) has no part or field `\(entry.name)`")
        }
    }
}
