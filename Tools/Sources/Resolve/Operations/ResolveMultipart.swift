import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    /// A struct with a member for each part; a map of files where the document lists no parts.
    mutating func multipart(
        _ media: MediaTypeObject, at place: Place, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        guard let schema = media.schema, let properties = bodyProperties(of: schema), !properties.isEmpty else {
            reportEncodings(of: media, besides: [])
            return (.dictionary(.primitive(.file)), .files(mediaType: media.name.essence))
        }
        reportEncodings(of: media, besides: Set(properties.map(\.entry.name)))
        let typeName = schemas.declare(place, at: media.location, in: &topLevel)
        var nest = Nest(path: [typeName], namespace: schemas.namespace)
        var names = NameScope(reserved: ReservedNames.members.union(["body"]))
        let encodings = Dictionary(
            media.encoding.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let place = place.addressed(schema.following(schemas.index).name)
        let given = properties.map { property in
            schemas.choices.names.property(property.entry.name, of: place.address, &schemas.reports)
                .flatMap { names.claim($0, source: property.entry.name, &schemas.reports) }
        }
        let parts = zip(properties, given).map { property, given in
            part(property, encodings[property.entry.name], called: given, at: place, &names, in: &nest)
        }
        messages.bodies.append(
            BodyModel(
                name: typeName, kind: .multipart(mediaType: media.name.essence, parts: parts), nested: nest.models,
                documentation: documentation ?? schemas.documentation(of: schema)))
        return (topLevel.reference(to: typeName), .block)
    }

    private mutating func part(
        _ property: (entry: Entry<SchemaObject>, isRequired: Bool), _ encoding: EncodingObject?, called given: String?,
        at place: Place, _ names: inout NameScope, in nest: inout Nest
    ) -> PartModel {
        let (key, schema) = (property.entry.name, property.entry.value)
        let name = given ?? member(key, &names)
        let below = place.below("properties", key, named: key)
        let mediaType = encoding?.contentType.map(Self.firstMediaType)
        let (type, form) = partType(schema, mediaType, at: below, in: &nest)
        let headers = (encoding?.headers ?? []).filter { $0.name.lowercased() != "content-disposition" }
        return PartModel(
            name: name, key: key, type: property.isRequired ? type.unwrapped : type.asOptional, form: form,
            mediaType: mediaType,
            headers: headers.map { PartModel.Header(name: member(key + "-" + $0.name, &names), key: $0.name) },
            documentation: schemas.documentation(of: schema))
    }

    private func member(_ text: String, _ names: inout NameScope) -> String {
        names.assign(preferred: SwiftName.member(text), alternative: SwiftName.spelledMember(text), source: text).name
    }

    /// A part can be of one of several types (`image/png, image/jpeg`): the first is what is said unless the file says.
    private static func firstMediaType(_ text: String) -> String {
        let first = text.prefix { $0 != "," }.filter { !$0.isWhitespace }
        return first.hasSuffix("/*") ? "application/octet-stream" : first
    }

    private mutating func partType(
        _ schema: SchemaObject, _ mediaType: String?, at place: Place, in nest: inout Nest
    ) -> (TypeReference, PartModel.Form) {
        let target = schema.following(schemas.index).schema
        if case .array(let items?) = schemas.index.shape(of: target), !isList(items) {
            let (type, form) = partType(items, mediaType, at: place.below("items", named: place.name), in: &nest)
            return (.array(type.unwrapped), form)
        }
        let kind = mediaType.flatMap { MediaTypeName($0) }?.kind
        let isFile = isBinary(schema) || [.binary, .other, .stream].contains(kind)
        if isFile { return (.primitive(.file), .file) }
        if let type = chosenType(ofPart: schema, isJSON: kind == .json, at: place) { return type }
        let type = schemas.type(of: schema, at: place, in: &nest)
        switch schemas.index.shape(of: target) {
        case .enumeration: return (type, kind == .json ? .json : .text(.rawValue))
        case .string, .integer, .number, .boolean:
            let scalar = schemas.type(of: target, at: place, in: &nest).unwrapped
            return (type, kind == .json ? .json : .text(PartModel.Text(scalar)))
        default: return (type, .json)
        }
    }

    /// The type that the user wants for a part; text where how it is written as such is not known.
    private mutating func chosenType(
        ofPart schema: SchemaObject, isJSON: Bool, at place: Place
    ) -> (TypeReference, PartModel.Form)? {
        guard let type = schemas.chosenType(behind: schema)?.unwrapped else { return nil }
        guard type.isExternal else {
            let isScalar = if case .primitive(let primitive) = type { primitive != .json } else { false }
            return (type, isJSON || !isScalar ? .json : .text(PartModel.Text(type)))
        }
        if isJSON || !isScalar(schema) { return (type, .json) }
        schemas.reports.report(
            .untextedType, at: schema.location,
            "the part `\(place.address.name)` is written as text: how `\(type.words)` becomes one is not known")
        return (.primitive(.string), .text(.plain))
    }

    private func isList(_ schema: SchemaObject) -> Bool {
        if case .array = schemas.index.shape(of: schema.following(schemas.index).schema) { true } else { false }
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
