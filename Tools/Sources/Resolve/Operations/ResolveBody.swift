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
        guard let media = chosen(from: object.content, what: "request body"),
            let encoding = encoding(of: media)
        else { return nil }
        let place = Place(
            name: name + "-body",
            pointer: selected.pointer + "/requestBody/content/" + JSONPointer.step(media.name) + "/schema",
            isReceived: false)
        let type: TypeReference
        switch (encoding, media.schema) {
        case (.data, _): type = .primitive(.data)
        case (_, nil): type = .primitive(.json)
        case (_, let schema?): type = schemas.type(of: schema, at: place, in: &topLevel)
        }
        let (label, _) = labels.assign(preferred: "body", alternative: "requestBody", source: "the request body")
        return RequestBody(
            name: label, type: object.isRequired ? type : type.asOptional, encoding: encoding,
            documentation: object.description)
    }

    private mutating func encoding(of media: MediaTypeObject) -> RequestBody.Encoding? {
        let type = MediaType(media.name)
        if type.isJSON {
            return .json(mediaType: media.name == "application/json" || type.isRange ? nil : media.name)
        }
        if type.essence == "application/x-www-form-urlencoded" { return .urlEncoded }
        if type.essence.hasPrefix("multipart/") {
            schemas.reports.refuse(
                .multipartBody, at: media.location, "bodies of `\(media.name)` are not generated yet")
            return nil
        }
        schemas.reports.report(
            .requestMediaType, at: media.location, "a body of `\(media.name)` is not typed; it is sent as `Data`")
        return .data(mediaType: media.name)
    }

    /// The media type that is generated: JSON where there is one, else the first.
    mutating func chosen(from content: [MediaTypeObject], what: String) -> MediaTypeObject? {
        guard let media = content.first(where: { MediaType($0.name).isJSON }) ?? content.first else { return nil }
        for other in content where other.name != media.name {
            schemas.reports.report(
                .alternativeMediaTypes, at: other.location,
                "`\(other.name)` is one of several media types of this \(what); `\(media.name)` is the one generated")
        }
        return media
    }
}

/// A media type, RFC 9110 §8.3.1.
struct MediaType {
    /// Type and subtype without parameters, in lower case.
    let essence: String

    init(_ text: String) {
        let end = text.firstIndex(of: ";") ?? text.endIndex
        essence = text[..<end].filter { $0 != " " && $0 != "\t" }.lowercased()
    }

    /// `application/json`, and whatever has its suffix.
    var isJSON: Bool { essence == "application/json" || essence.hasSuffix("+json") || essence == "*/*" }
    var isText: Bool { essence.hasPrefix("text/") }
    var isRange: Bool { essence.contains("*") }
}
