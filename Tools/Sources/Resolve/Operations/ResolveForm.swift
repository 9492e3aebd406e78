import APIModel
import Diagnostics
import OpenAPIDocument

extension OperationResolver {
    /// The members of a form that are not written as their types are: objects are JSON unless an encoding says otherwise
    /// (OpenAPI 3.1, "Encoding Object"), lists a field for each element.
    mutating func formMembers(of media: MediaTypeObject) -> [RequestBody.FormMember] {
        guard let schema = media.schema, let properties = bodyProperties(of: schema) else {
            reportEncodings(of: media, besides: [])
            return []
        }
        reportEncodings(of: media, besides: Set(properties.map(\.entry.name)))
        let encodings = Dictionary(
            media.encoding.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return properties.compactMap { property in
            style(of: property.entry.value, encodings[property.entry.name])
                .map { RequestBody.FormMember(key: property.entry.name, style: $0) }
        }
    }

    private func style(of schema: SchemaObject, _ encoding: EncodingObject?) -> RequestBody.FormMember.Style? {
        let shape = schemas.index.shape(of: schema.following(schemas.index).schema)
        if let encoding, encoding.style != nil || encoding.explode != nil {
            switch (encoding.style ?? "form", encoding.explode) {
            case ("deepObject", _): return .deep
            case ("form", false): return .joined(",")
            case ("spaceDelimited", false), ("spaceDelimited", nil): return .joined(" ")
            case ("tabDelimited", false) where schemas.index.document.version == .v2_0: return .joined("\t")
            case ("pipeDelimited", false), ("pipeDelimited", nil): return .joined("|")
            default: return isObject(shape) ? .spread : nil
            }
        }
        if case .array(let items?) = shape {
            return isObject(schemas.index.shape(of: items.following(schemas.index).schema)) ? .json : nil
        }
        let isJSON = encoding?.contentType.flatMap { MediaTypeName($0) }?.kind == .json
        return isObject(shape) || (isJSON && !isScalar(schema)) ? .json : nil
    }

    private func isObject(_ shape: SchemaShape) -> Bool {
        switch shape {
        case .object, .map: true
        default: false
        }
    }

    /// Reports encodings of what is no property.
    mutating func reportEncodings(of media: MediaTypeObject, besides names: Set<String>) {
        for entry in media.encoding where !names.contains(entry.name) {
            schemas.reports.report(
                .bodyEncoding, at: entry.location,
                "this encoding has no effect: \(media.name.text) has no part or field `\(entry.name)`")
        }
    }

    /// The properties of a body that is an object with listed ones, in document order.
    func bodyProperties(of schema: SchemaObject) -> [(entry: Entry<SchemaObject>, isRequired: Bool)]? {
        let target = schema.following(schemas.index).schema
        switch schemas.index.shape(of: target) {
        case .object: break
        default: return nil
        }
        let form = schemas.index.normal(target)
        let required = Set(form.required)
        return form.properties.map { ($0, required.contains($0.name)) }
    }
}
