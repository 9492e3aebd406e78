import APIModel
import Diagnostics
import Naming
import OpenAPIDocument

extension OperationResolver {
    mutating func body(
        of selected: SelectedOperation, name: String, _ labels: inout NameScope
    ) -> RequestBody? {
        guard let value = selected.object.requestBody else { return nil }
        let object: RequestBodyObject
        do throws(ReferenceFault) {
            object = try schemas.index.requestBody(value)
        } catch {
            if case .reference(let reference) = value { schemas.reports.refuse(reference, error) }
            return nil
        }
        let kept = keptMediaTypes(of: object.content)
        guard let media = kept.first else {
            schemas.reports.report(
                .requestMediaType, at: object.location,
                "this request body has no media type, so nothing is sent; list one under `content`")
            return nil
        }
        let place = Place(
            name: name + "-body", pointer: selected.pointer + "/requestBody/content", isReceived: false,
            address: Address("body", of: selected.id))
        let (label, _) = labels.assign(preferred: "body", alternative: "requestBody", source: "the request body")
        let (type, encoding) =
            kept.count == 1
            ? typedBody(media, at: place, object.description) : choice(among: kept, at: place, object.description)
        // Only JSON has a null to send.
        let isNullable = if case .json = encoding { type.isOptional } else { false }
        return RequestBody(
            name: label,
            type: object.isRequired ? (isNullable ? type : type.unwrapped) : type.asOptional,
            isRequired: object.isRequired, encoding: encoding, documentation: object.description,
            pointer: schemas.index.document.pointers.written(selected.pointer + "/requestBody"))
    }

    /// The media types that are told apart: JSON first where there is some, and of those that hold the same, one.
    private mutating func keptMediaTypes(of content: [MediaTypeObject]) -> [MediaTypeObject] {
        guard let preferred = content.first(where: { $0.name.kind == .json }) ?? content.first else { return [] }
        var kept = [preferred]
        for media in content where media.name != preferred.name {
            if let same = kept.first(where: { holdTheSame($0, media) }) {
                reportLeftOut(media, "request body", for: same)
            } else {
                kept.append(media)
            }
        }
        return kept
    }

    /// Bytes differ by their media type alone, and so does text; all else by its schema, but files only a form carries.
    private func holdTheSame(_ first: MediaTypeObject, _ second: MediaTypeObject) -> Bool {
        let isRaw = [MediaKind.binary, .stream, .text].contains(second.name.kind) && isText(second.schema)
        let carriesFiles = second.name.kind == .multipart && first.name.kind != .multipart && hasFiles(second.schema)
        return !isRaw && !carriesFiles && SchemaObject.areSame(first.schema, second.schema)
    }

    private func hasFiles(_ schema: SchemaObject?) -> Bool {
        (schema.flatMap { bodyProperties(of: $0) } ?? []).contains { property in
            if case .array(let items) = schemas.index.shape(of: property.entry.value.following(schemas.index).schema) {
                return isBinary(items)
            }
            return isBinary(property.entry.value)
        }
    }

    private mutating func choice(
        among list: [MediaTypeObject], at place: Place, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        let typeName = schemas.declare(place, at: list[0].location, in: &topLevel)
        var names = NameScope(reserved: ["body"])
        let cases = list.map { media in
            let words = SwiftName.mediaTypeWords(type: media.name.type, subtype: media.name.subtype)
            let (name, _) = names.assign(
                preferred: SwiftName.member(words), alternative: SwiftName.spelledMember(media.name.text),
                source: media.name.text)
            let (type, encoding) = typedBody(
                media, at: place.called(place.name.dropLast("-body".count) + "-" + words + "-body"), nil)
            return BodyModel.Case(
                name: name, mediaType: media.name.text, type: type.unwrapped, encoding: encoding)
        }
        messages.bodies.append(
            BodyModel(name: typeName, kind: .choice(cases), nested: [], documentation: documentation))
        return (topLevel.reference(to: typeName), .block)
    }

    /// The type of a body, and how it is written.
    private mutating func typedBody(
        _ media: MediaTypeObject, at place: Place, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        let below = place.below(media.name.text, "schema", named: place.name)
        let name = media.name
        if name.kind != .form, name.kind != .multipart { reportEncodings(of: media, besides: []) }
        guard !isBinary(media.schema) || name.kind == .multipart else { return data(media) }
        switch name.kind {
        case .json, .anything:
            let isPlain = name.isRange || (name.essence == "application/json" && !name.hasParameters)
            return (
                media.schema.map { schemas.type(of: $0, at: below, in: &topLevel) } ?? .primitive(.json),
                .json(mediaType: isPlain ? nil : name.text)
            )
        case .form:
            guard let schema = media.schema else {
                return (.primitive(.json), .urlEncoded(mediaType: name.hasParameters ? name.text : nil, members: []))
            }
            guard !isScalar(schema) else { return (.primitive(.string), .text(mediaType: name.text)) }
            let members = formMembers(of: media)
            return (
                schemas.type(of: schema, at: below, in: &topLevel),
                .urlEncoded(mediaType: name.hasParameters ? name.text : nil, members: members)
            )
        case .multipart:
            return multipart(media, at: below, documentation)
        case .text:
            if !isText(media.schema) { reportUntyped(media, as: "text") }
            return (.primitive(.string), .text(mediaType: name.isRange ? "text/plain" : name.text))
        case .binary:
            if !isText(media.schema) { reportUntyped(media, as: "`Data`") }
            return data(media)
        case .other where !name.isXML && isString(media.schema):
            return (.primitive(.string), .text(mediaType: name.text))
        case .stream, .other:
            reportUntyped(media, as: "`Data`")
            return data(media)
        }
    }

    private mutating func data(_ media: MediaTypeObject) -> (TypeReference, RequestBody.Encoding) {
        if isBase64(media.schema), !media.name.isRange {
            return (.primitive(.data), .base64(mediaType: media.name.text))
        }
        guard media.name.isRange else { return (.primitive(.data), .data(mediaType: media.name.text)) }
        if media.name.type != "*" {
            schemas.reports.report(
                .requestMediaType, at: media.location,
                "a body of `\(media.name.text)` has no one media type; it is sent as `application/octet-stream`")
        }
        return (.primitive(.data), .data(mediaType: "application/octet-stream"))
    }

    private mutating func reportUntyped(_ media: MediaTypeObject, as type: String) {
        schemas.reports.report(
            .requestMediaType, at: media.location, "a body of `\(media.name.text)` is not typed; it is sent as \(type)")
    }

    func isScalar(_ schema: SchemaObject) -> Bool {
        switch schemas.index.shape(of: schema.following(schemas.index).schema) {
        case .string, .integer, .number, .numbers, .boolean, .enumeration: true
        default: false
        }
    }
}
