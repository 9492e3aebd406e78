import Foundation

/// The parts of a form, collected one property after the other: what generated bodies are written with.
///
/// A nil value makes no part, an array a part for each of its elements, all of one name.
///
///     var form = MultipartForm()
///     form.field("note", note)
///     form.files("photos", photos, type: "image/png")
///     return RequestBody.multipart(form)
@_spi(Generated) public nonisolated struct MultipartForm {
    private(set) var parts: [MultipartPart] = []

    public init() {}

    /// A part in plain text.
    public mutating func field<Value: RequestValue>(
        _ name: String, _ value: Value?, type: String? = nil, headers: [String: String?] = [:]
    ) {
        guard let value else { return }
        parts.append(
            MultipartPart(
                name: name, filename: nil, type: type.map { .custom($0) }, headers: Self.sorted(headers)
            ) { _ in Data(try value.requestText().utf8) })
    }

    /// A part in plain text for each value.
    public mutating func fields<Value: RequestValue>(
        _ name: String, _ values: [Value]?, type: String? = nil, headers: [String: String?] = [:]
    ) {
        for value in values ?? [] { field(name, value, type: type, headers: headers) }
    }

    /// A part that is a model as JSON, written by the encoder of the group.
    public mutating func json<Model: Encodable>(
        _ name: String, _ value: Model?, type: String = "application/json", headers: [String: String?] = [:]
    ) {
        guard let value else { return }
        parts.append(
            MultipartPart(name: name, filename: nil, type: .custom(type), headers: Self.sorted(headers)) { state in
                try state.encoder.encode(value)
            })
    }

    /// A part as JSON for each model.
    public mutating func jsons<Model: Encodable>(
        _ name: String, _ values: [Model]?, type: String = "application/json", headers: [String: String?] = [:]
    ) {
        for value in values ?? [] { json(name, value, type: type, headers: headers) }
    }

    /// A part of bytes.
    ///
    /// - Parameter type: Its media type where the file itself states none.
    public mutating func file(
        _ name: String, _ file: MultipartFile?, type: String = "application/octet-stream",
        headers: [String: String?] = [:]
    ) {
        guard let file else { return }
        parts.append(
            MultipartPart(
                name: name, filename: file.filename, type: .custom(file.contentType ?? type),
                headers: Self.sorted(headers)
            ) { _ in file.data })
    }

    /// A part of bytes for each file.
    public mutating func files(
        _ name: String, _ files: [MultipartFile]?, type: String = "application/octet-stream",
        headers: [String: String?] = [:]
    ) {
        for file in files ?? [] { self.file(name, file, type: type, headers: headers) }
    }

    private static func sorted(_ headers: [String: String?]) -> [(name: String, value: String)] {
        headers.compactMap { name, value in value.map { (name, $0) } }.sorted { $0.0 < $1.0 }
    }
}

@_spi(Generated) nonisolated extension RequestBody {
    /// A form made of parts that were collected before.
    ///
    /// - Parameter type: Another multipart type than `multipart/form-data`, without a boundary.
    public static func multipart(_ form: MultipartForm, type: String = "multipart/form-data") -> RequestBlock {
        multipart(boundary: nil, type: type, parts: form.parts)
    }

    /// A form of files alone, each under its key; keys are sorted.
    ///
    /// - Parameter type: As in ``multipart(_:type:)``.
    public static func multipart(
        files: [String: MultipartFile], type: String = "multipart/form-data"
    ) -> RequestBlock {
        var form = MultipartForm()
        for (name, file) in files.sorted(by: { $0.key < $1.key }) { form.file(name, file) }
        return multipart(form, type: type)
    }
}
