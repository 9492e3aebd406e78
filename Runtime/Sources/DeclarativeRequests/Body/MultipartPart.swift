import Foundation

/// One part of a `multipart/form-data` body (RFC 7578).
///
/// Names and file names are written in quotes, as UTF-8, with `"` as `%22`, CR as `%0D` and LF as `%0A`, the way browsers
/// write them (HTML standard, "multipart/form-data encoding algorithm"). RFC 7578 section 4.2 forbids `filename*`.
public nonisolated struct MultipartPart {
    let name: String
    let filename: String?
    let type: MIMEType?
    /// Fields of the part's head beside its disposition and its type.
    var headers: [(name: String, value: String)] = []
    /// Makes the bytes when the request is built.
    let content: (inout RequestState) throws -> Data

    /// A part that is a value in plain text.
    public static func field<Value: RequestValue>(name: String, value: Value) -> MultipartPart {
        MultipartPart(name: name, filename: nil, type: nil) { _ in Data(try value.requestText().utf8) }
    }

    /// A part of bytes; without a file name it is a field in binary.
    public static func data(
        name: String, filename: String? = nil, data: Data, type: MIMEType = .octetStream
    ) -> MultipartPart {
        MultipartPart(name: name, filename: filename, type: type) { _ in data }
    }

    /// A part read from a file each time the request is built; its name is the file's unless another is given.
    ///
    /// A file that cannot be read fails the build with ``RequestError/unreadableFile(_:underlying:)``.
    public static func file(
        name: String, filename: String? = nil, fileURL: URL, type: MIMEType = .octetStream
    ) -> MultipartPart {
        MultipartPart(name: name, filename: filename ?? fileURL.lastPathComponent, type: type) { _ in
            do {
                return try Data(contentsOf: fileURL)
            } catch {
                throw RequestError.unreadableFile(fileURL, underlying: error)
            }
        }
    }

    /// A part that is a model as JSON, written by the encoder of the group.
    public static func json<Model: Encodable>(name: String, value: Model) -> MultipartPart {
        MultipartPart(name: name, filename: nil, type: .json) { state in try state.encoder.encode(value) }
    }
}
