import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument

extension OperationResolver {
    mutating func body(_ labels: inout NameScope) -> RequestBody? {
        guard let value = operation.object.requestBody else { return nil }
        let object: RequestBodyObject
        do throws(ReferenceFault) {
            object = try index.requestBody(value)
        } catch {
            if case .reference(let reference) = value { draft.findings.refuse(reference, error) }
            return nil
        }
        let kept = keptMediaTypes(of: object.content)
        guard let media = kept.first else {
            draft.findings.report(
                .requestMediaType, at: object.location,
                "this request body has no media type, so nothing is sent; list one under `content`")
            return nil
        }
        let use = SchemaUse(
            name: name + "-body", pointer: operation.pointer + "/requestBody/content", direction: .sent,
            isPatching: operation.method == .patch, address: Address("body", of: operation.id))
        let (label, _) = labels.assign(preferred: "body", alternative: "requestBody", source: "the request body")
        let (type, encoding) =
            kept.count == 1
            ? typedBody(media, at: use, object.description) : choice(among: kept, at: use, object.description)
        // Only JSON has a null to send.
        let isNullable = if case .json = encoding { type.isOptional } else { false }
        return RequestBody(
            name: label,
            type: object.isRequired ? (isNullable ? type : type.unwrapped) : type.asOptional,
            isRequired: object.isRequired, encoding: encoding, documentation: object.description,
            pointer: index.document.pointers.written(operation.pointer + "/requestBody"))
    }

    /// The media types that get a case each: JSON comes first; of several with the same content, only one is kept.
    private mutating func keptMediaTypes(of content: [MediaTypeObject]) -> [MediaTypeObject] {
        guard let preferred = content.first(where: { $0.name.kind == .json }) ?? content.first else { return [] }
        var kept = [preferred]
        for media in content where media.name != preferred.name {
            if let same = kept.first(where: { holdTheSame($0, media) }) {
                schemas.reportLeftOut(media, "request body", for: same)
            } else {
                kept.append(media)
            }
        }
        return kept
    }

    /// Whether two media types have the same content. Bytes and text of different media types are different contents;
    /// other contents are compared by their schemas. Only a multipart form contains files, so its content differs from
    /// any other.
    private func holdTheSame(_ first: MediaTypeObject, _ second: MediaTypeObject) -> Bool {
        let (mine, other) = (schema(of: first), schema(of: second))
        let isRaw = [MediaKind.binary, .stream, .text].contains(second.name.kind) && other.isText
        let carriesFiles = second.name.kind == .multipart && first.name.kind != .multipart && hasFiles(other)
        return !isRaw && !carriesFiles && NormalSchema.areSame(mine, other)
    }

    private func hasFiles(_ schema: NormalSchema?) -> Bool {
        (schema?.fields ?? []).contains { member in
            if case .array(let items) = member.schema.target.shape { return items.isBinary }
            return member.schema.isBinary
        }
    }

    /// The schema of a media type, in normal form.
    func schema(of media: MediaTypeObject) -> NormalSchema? { media.schema.map(index.normal) }

    private mutating func choice(
        among list: [MediaTypeObject], at use: SchemaUse, _ documentation: String?
    ) -> (TypeReference, RequestBody.Encoding) {
        let token = draft.token(for: schemas.nameable(for: use, at: list[0].location))
        let words = list.map { SwiftName.mediaTypeWords(type: $0.name.type, subtype: $0.name.subtype) }
        let parts = zip(list, words).map { media, words in
            Nameable(source: .mediaType(words: words, text: media.name.text), location: media.location)
        }
        var scope = NameScope(reserved: ["body"])
        let names = scope.assign(parts, "media types", &draft.findings)
        let cases = list.indices.map { position in
            let media = list[position]
            let (type, encoding) = typedBody(
                media, at: use.called(use.name.dropLast("-body".count) + "-" + words[position] + "-body"), nil)
            return BodyModel.Case(
                name: names[position], mediaType: media.name.text, type: type.unwrapped, encoding: encoding)
        }
        draft.messages.bodies.append(
            BodyModel(name: token.text, kind: .choice(cases), nested: [], documentation: documentation))
        return (namespace.reference(to: token), .block)
    }
}
