import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

extension OperationResolver {
    /// The type of a multipart body: a struct with a member for each part, or a map of files if the document lists
    /// none.
    mutating func multipart(
        _ media: MediaTypeObject, at use: SchemaUse, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        guard let schema = schema(of: media), let fields = schema.fields, !fields.isEmpty else {
            reportEncodings(of: media, besides: [])
            return (.dictionary(.primitive(.file)), .files(mediaType: media.name.essence))
        }
        reportEncodings(of: media, besides: Set(fields.map(\.name)))
        let token = draft.token(for: schemas.nameable(for: use, at: media.location))
        var scope = TypeScope(path: [token.text])
        let encodings = Dictionary(
            media.encoding.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let use = use.addressed(schema.targetID)
        let required = Set(schema.target.form.required)
        let headers = fields.map { Self.headers(of: encodings[$0.name]) }
        let names = partNames(fields, headers, at: use)
        let parts = fields.indices.map { position in
            var part = part(
                fields[position], encodings[fields[position].name],
                isRequired: required.contains(fields[position].name), called: names.parts[position], at: use, in: &scope
            )
            part.headers = zip(names.headers[position], headers[position]).map { PartModel.Header(name: $0, key: $1) }
            return part
        }
        draft.messages.bodies.append(
            BodyModel(
                name: token.text, kind: .multipart(mediaType: media.name.essence, parts: parts), nested: scope.models,
                documentation: documentation ?? schemas.documentation(of: schema)))
        return (namespace.reference(to: token), .block)
    }

    /// The headers that an encoding lists, without `Content-Disposition`, which the runtime writes itself.
    private static func headers(of encoding: EncodingObject?) -> [String] {
        (encoding?.headers ?? []).map(\.name).filter { $0.lowercased() != "content-disposition" }
    }

    /// The Swift names of the parts, and of the headers of each part.
    private mutating func partNames(
        _ fields: [NormalSchema.Member], _ headers: [[String]], at use: SchemaUse
    ) -> (parts: [String], headers: [[String]]) {
        var scope = NameScope(reserved: ReservedNames.members.union(["body"]))
        let parts = scope.assign(schemas.nameables(of: fields, at: use), "parts", &draft.findings)
        let nameables = zip(fields, headers).flatMap { field, headers in
            headers.map { Nameable(source: .member(field.name + "-" + $0), location: field.location) }
        }
        var names = scope.assign(nameables, "headers of parts", &draft.findings)[...]
        return (
            parts,
            headers.map { list in
                defer { names = names.dropFirst(list.count) }
                return Array(names.prefix(list.count))
            }
        )
    }

    private mutating func part(
        _ field: NormalSchema.Member, _ encoding: EncodingObject?, isRequired: Bool, called name: String,
        at use: SchemaUse, in scope: inout TypeScope
    ) -> PartModel {
        let below = use.below("properties", field.name, named: field.name)
        let mediaType = encoding?.contentType.map(Self.firstMediaType)
        let (type, form) = partType(field.schema, mediaType, at: below, in: &scope)
        return PartModel(
            name: name, key: field.name, type: isRequired ? type.unwrapped : type.asOptional, form: form,
            mediaType: mediaType, headers: [], documentation: schemas.documentation(of: field.schema))
    }

    /// The first of a part's media types (`image/png, image/jpeg`), which is sent unless the file has its own.
    private static func firstMediaType(_ text: String) -> String {
        let first = text.prefix { $0 != "," }.filter { !$0.isWhitespace }
        return first.hasSuffix("/*") ? "application/octet-stream" : first
    }

    private mutating func partType(
        _ schema: NormalSchema, _ mediaType: String?, at use: SchemaUse, in scope: inout TypeScope
    ) -> (TypeReference, PartModel.Form) {
        let target = schema.target
        if case .array(let items?) = target.shape, !items.isList {
            let (type, form) = partType(items, mediaType, at: use.below("items", named: use.name), in: &scope)
            return (.array(type.unwrapped), form)
        }
        let kind = mediaType.flatMap { MediaTypeName($0) }?.kind
        let isFile = schema.isBinary || [.binary, .other, .stream].contains(kind)
        if isFile { return (.primitive(.file), .file) }
        if let type = chosenType(ofPart: schema, isJSON: kind == .json, at: use) { return type }
        let type = schemas.type(of: schema, at: use, in: &scope)
        switch target.shape {
        case .enumeration: return (type, kind == .json ? .json : .text(.rawValue))
        case .string, .integer, .number, .boolean:
            let scalar = schemas.type(of: target, at: use, in: &scope).unwrapped
            return (type, kind == .json ? .json : .text(PartModel.Text(scalar)))
        default: return (type, .json)
        }
    }

    /// The type that the configuration gives a part; a string if the generator does not know how the type becomes text.
    private mutating func chosenType(
        ofPart schema: NormalSchema, isJSON: Bool, at use: SchemaUse
    ) -> (TypeReference, PartModel.Form)? {
        guard let type = schemas.chosenType(behind: schema)?.unwrapped else { return nil }
        guard type.isExternal else {
            let isScalar = if case .primitive(let primitive) = type { primitive != .json } else { false }
            return (type, isJSON || !isScalar ? .json : .text(PartModel.Text(type)))
        }
        if isJSON || !schema.isScalar { return (type, .json) }
        draft.findings.report(
            .untextedType, at: schema.location,
            "the part `\(use.address.name)` is a string: it is not known how `\(type.words)` becomes text")
        return (.primitive(.string), .text(.plain))
    }
}

extension PartModel.Text {
    fileprivate init(_ type: TypeReference) {
        switch type {
        case .primitive(.dateTime): self = .dateTime
        case .primitive(.calendarDate): self = .calendarDate
        case .primitive(.data): self = .base64
        default: self = .plain
        }
    }
}
